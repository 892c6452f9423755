import type { DynamicOptionsLoadingProps } from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import styles from './DestinationsView.module.css';

/** Placeholder for the map, or an error text if the map cannot be loaded: the switch to the cards is right above. */
export const AtlasPlace = ({ error }: DynamicOptionsLoadingProps) => {
  const { t } = useTranslation('map');
  return (
    <p role="status" className={styles.place}>
      {error && t('failed')}
    </p>
  );
};
