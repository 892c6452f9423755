import { freeFrom } from '@/commerce/pricing/priceItem';
import { Icon } from '@/ui/components/Icon';
import { Price } from '@/ui/components/Price';
import { useCart } from '@/ui/hooks/useCart';
import { useDepositShare } from '@/ui/hooks/useDepositShare';
import { paymentMode } from '@/commerce/pricing/payment';
import { useTranslation } from 'next-i18next/pages';
import styles from './Booking.module.css';
import { useBooking } from './useBooking';

/** The catalogue price. */
export const CataloguePrice = () => {
  const { t } = useTranslation('common');
  const { price, single } = useBooking().product;
  const { tax } = useCart().terms;
  return (
    <div className={styles.top}>
      <Price price={price} single={single} size="large" />
      {tax === null && <span className={styles.vat}>{t('price.vat')}</span>}
    </div>
  );
};

/** What holds for every booking. */
export const BookingTerms = () => {
  const { t } = useTranslation('activity');
  const percent = useDepositShare();
  const { single, minPeople, stagGoesFree } = useBooking().product;
  const terms = [
    ...(single ? [t('box.single')] : []),
    ...(minPeople > 1 ? [t('box.minimum', { count: minPeople })] : []),
    ...(stagGoesFree === null ? [] : [t('box.free', { from: freeFrom(stagGoesFree) })]),
    t(`box.deposit.${paymentMode}`, { percent }),
  ];
  return (
    <ul className={styles.terms}>
      {terms.map((term) => (
        <li key={term}>
          <Icon name="check" /> <span>{term}</span>
        </li>
      ))}
    </ul>
  );
};
