import { useEffect } from 'react';
import { Icon } from '@/components/Icon';
import { Link } from '@/components/Link';
import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './CityPopup.module.css';
import type { MapCity } from './pageProps';

interface CityPopupProps {
  readonly city: MapCity;
  readonly onClose: () => void;
}

/** What opens at a city of the map. The Escape key closes it, wherever the focus is. */
export const CityPopup = ({ city, onClose }: CityPopupProps) => {
  const { t } = useTranslation(['map', 'common']);
  const { format } = useMoney();
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
      {city.fromPrice !== null && (
        <p className={styles.price}>
          {t('common:price.fromPerPerson', { price: format(city.fromPrice) })}
        </p>
      )}
      <p className={styles.more}>{t('common:cityCard.activities', { count: city.count })}</p>
      <button type="button" className={styles.close} aria-label={t('map:close')} onClick={onClose}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
};
