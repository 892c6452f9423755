import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './Price.module.css';

interface PriceProps {
  /** PLN: per person, or for the group when `single`. */
  readonly pln: number;
  readonly single: boolean;
  readonly size?: 'card' | 'large';
}

export const Price = ({ pln, single, size = 'card' }: PriceProps) => {
  const { t } = useTranslation('common');
  const { format } = useMoney();
  return (
    <p className={`${styles.price} ${styles[size]}`}>
      <strong className={styles.sum}>{format(pln)}</strong>{' '}
      <span>{single ? t('price.perGroup') : t('price.perPerson')}</span>
    </p>
  );
};
