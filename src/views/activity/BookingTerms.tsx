import { Icon } from '@/components/Icon';
import { Price } from '@/components/Price';
import { useDepositShare } from '@/hooks/useDepositShare';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './Booking.module.css';
import { useBooking } from './useBooking';

/** The price as the catalogue has it, and what to know about it. */
export const BookingTerms = () => {
  const { t } = useTranslation('activity');
  const percent = useDepositShare();
  const { price, single, minPeople, stagGoesFree } = useBooking().product;
  const terms = [
    ...(single ? [t('box.single')] : []),
    ...(minPeople > 1 ? [t('box.minimum', { count: minPeople })] : []),
    ...(stagGoesFree === null ? [] : [t('box.free', { count: stagGoesFree })]),
    t('box.deposit', { percent }),
  ];
  return (
    <>
      <Price pln={price} single={single} size="large" />
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
