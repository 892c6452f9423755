import type { DynamicOptionsLoadingProps } from 'next/dynamic';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './DestinationsView.module.css';

/** Where the map will be, or what to do when it does not come: the switch to the cards is right above. */
export const AtlasPlace = ({ error }: DynamicOptionsLoadingProps) => {
  const { t } = useTranslation('map');
  return (
    <p role="status" className={styles.place}>
      {error && t('failed')}
    </p>
  );
};
