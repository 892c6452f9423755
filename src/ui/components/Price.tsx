import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';
import styles from './Price.module.css';

interface PriceProps {
  /** PLN: per person, or for the whole group if `single`. */
  readonly price: number;
  readonly single: boolean;
  readonly size?: 'card' | 'large';
  /** Whether it is the lowest of several. */
  readonly isFrom?: boolean;
}

export const Price = ({ price, single, size = 'card', isFrom = false }: PriceProps) => {
  const { t } = useTranslation('common');
  const { format } = useMoney();
  return (
    <p className={`${styles.price} ${styles[size]}`}>
      {isFrom && `${t('price.from')} `}
      <strong className={styles.sum}>{format(price)}</strong>{' '}
      <span>{single ? t('price.perGroup') : t('price.perPerson')}</span>
    </p>
  );
};
