import dynamic from 'next/dynamic';
import { loadWithTheme } from '@/ui/controls/loadWithTheme';
import { useCallback, useState } from 'react';
import { exceedsCapacity } from '@/commerce/cart/capacity';
import { Button } from '@/ui/components/Button';
import { ButtonLink } from '@/ui/components/ButtonLink';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';
import styles from './Booking.module.css';
import type { BookingLinks } from './BookingForm';
import { useBooking } from './useBooking';

const BookingSheet = dynamic(
  () => loadWithTheme(() => import('./BookingSheet')).then((module) => module.BookingSheet),
  {
    ssr: false,
  },
);

/** Bar at the foot of narrow screens: the group's price and the button that opens the sheet. */
export const BookingBar = ({ links }: { readonly links: BookingLinks }) => {
  const { t } = useTranslation(['activity', 'common']);
  const { formatAmount } = useMoney();
  const { product, item, price, isPlanned } = useBooking();
  const isTooLarge = exceedsCapacity(item.number_of_people, product);
  const [sheet, setSheet] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const close = useCallback(() => setSheet('closed'), []);
  return (
    <>
      <div className={styles.bar} data-bar>
        <p className={styles.sum}>
          {isTooLarge ? (
            <span>{t('common:plan.upTo', { count: product.mostPeople })}</span>
          ) : (
            <>
              <strong className={styles.amount}>{formatAmount(price.total)}</strong>{' '}
              <span>{t('common:plan.people', { count: item.number_of_people })}</span>
            </>
          )}
        </p>
        <Button look="cta" data-scripted aria-haspopup="dialog" onClick={() => setSheet('open')}>
          {isPlanned ? t('common:plan.planned') : t('activity:box.open')}
        </Button>
        <noscript>
          <ButtonLink href={links.chat} look="cta">
            {t('activity:box.ask')}
          </ButtonLink>
        </noscript>
      </div>
      {sheet !== 'unopened' && (
        <BookingSheet links={links} isOpen={sheet === 'open'} onClose={close} />
      )}
    </>
  );
};
