import { useEffect } from 'react';
import { Icon } from '@/ui/components/Icon';
import { IconButton } from '@/ui/components/IconButton';
import { Link } from '@/ui/components/Link';
import { useLivePrices } from '@/ui/hooks/useLive';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';
import styles from './CityPopup.module.css';
import type { MapCity } from './pageProps';

interface CityPopupProps {
  readonly city: MapCity;
  readonly onClose: () => void;
}

/** Popup of a city on the map. The Escape key closes it from any focus position. */
export const CityPopup = ({ city, onClose }: CityPopupProps) => {
  const { t } = useTranslation(['map', 'common']);
  const { format } = useMoney();
  const { fromPrice } = useLivePrices().ofCity(city);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <div className={styles.popup}>
      <Link href={city.href} className={styles.link}>
        {city.name}
      </Link>
      {fromPrice !== null && (
        <p className={styles.price}>
          {t('common:price.fromPerPerson', { price: format(fromPrice) })}
        </p>
      )}
      <p className={styles.more}>{t('common:cityCard.activities', { count: city.count })}</p>
      <IconButton className={styles.close} aria-label={t('map:close')} onClick={onClose}>
        <Icon name="close" size={16} />
      </IconButton>
    </div>
  );
};
