import { NothingOpened } from '@/ui/components/NothingOpened';
import { useTranslation } from 'next-i18next/pages';
import type { TripPageProps } from './tripPage';

interface NoTripProps extends TripPageProps {
  readonly words: 'unknown' | 'failure' | 'deleted';
  readonly onRetry?: () => void;
}

/** Says why there is no trip to show. */
export const NoTrip = ({ words, onRetry, heading, home }: NoTripProps) => {
  const { t } = useTranslation('trip');
  return (
    <NothingOpened
      heading={heading}
      title={t(words === 'deleted' ? 'organise.deleted' : `${words}.heading`)}
      text={t(words === 'deleted' ? 'organise.deleteText' : `${words}.text`)}
      retry={onRetry && { label: t('failure.retry'), onPress: onRetry }}
      home={{ label: t('home'), href: home }}
    />
  );
};
