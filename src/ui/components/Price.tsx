import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from '@/ui/hooks/useTranslation';
import styles from './Price.module.css';

interface PriceProps {
  /** PLN: per person, or for the whole group if `single`. */
  readonly price: number;
  readonly single: boolean;
  readonly size?: 'card' | 'large';
}

export const Price = ({ price, single, size = 'card' }: PriceProps) => {
  const { t } = useTranslation('common');
  const { format } = useMoney();
  return (
    <p className={`${styles.price} ${styles[size]}`}>
      <strong className={styles.sum}>{format(price)}</strong>{' '}
      <span>{single ? t('price.perGroup') : t('price.perPerson')}</span>
    </p>
  );
};
