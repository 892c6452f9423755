import { useTranslation } from 'next-i18next/pages';
import styles from './BookingView.module.css';

export const LoadingBooking = () => {
  const { t } = useTranslation('booking');
  return (
    <p role="status" className={styles.none}>
      {t('loading')}
    </p>
  );
};
