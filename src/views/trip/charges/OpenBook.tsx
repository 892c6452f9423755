import { Fold } from '@/ui/components/Fold';
import { useTranslation } from 'next-i18next/pages';
import type { TripParts } from '../tripParts';
import { PayToForm } from './PayToForm';

/** Starts to collect money. */
export const OpenBook = (parts: TripParts) => {
  const { t } = useTranslation('charges');
  return (
    <Fold summary={t('book.start')}>
      <p>{t('book.startText')}</p>
      <PayToForm {...parts} payTo="" submit={t('book.open')} />
    </Fold>
  );
};
