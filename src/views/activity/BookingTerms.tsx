import { freeFrom } from '@/commerce/pricing/priceItem';
import { Icon } from '@/ui/components/Icon';
import { Price } from '@/ui/components/Price';
import { useDepositShare } from '@/ui/hooks/useDepositShare';
import { paymentMode } from '@/commerce/pricing/payment';
import { useTranslation } from '@/ui/hooks/useTranslation';
import styles from './Booking.module.css';
import { useBooking } from './useBooking';

/** The catalogue price and the terms of the booking. */
export const BookingTerms = () => {
  const { t } = useTranslation('activity');
  const percent = useDepositShare();
  const { price, single, minPeople, stagGoesFree } = useBooking().product;
  const terms = [
    ...(single ? [t('box.single')] : []),
    ...(minPeople > 1 ? [t('box.minimum', { count: minPeople })] : []),
    ...(stagGoesFree === null ? [] : [t('box.free', { from: freeFrom(stagGoesFree) })]),
    t(`box.deposit.${paymentMode}`, { percent }),
  ];
  return (
    <>
      <Price price={price} single={single} size="large" />
      <ul className={styles.terms}>
        {terms.map((term) => (
          <li key={term}>
            <Icon name="check" /> <span>{term}</span>
          </li>
        ))}
      </ul>
    </>
  );
};
