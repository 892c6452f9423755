import { useTranslation } from 'next-i18next/pages';
import styles from './TripView.module.css';

export const TripLoading = () => {
  const { t } = useTranslation('trip');
  return (
    <p role="status" className={styles.none}>
      {t('loading')}
    </p>
  );
};
