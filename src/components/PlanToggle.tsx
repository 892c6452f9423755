import { useMemo } from 'react';
import type { CartProduct } from '@/cart/cart';
import { useCart } from '@/hooks/useCart';
import { useTranslation } from '@/hooks/useTranslation';
import { Icon } from './Icon';
import styles from './PlanToggle.module.css';

interface PlanToggleProps {
  readonly product: CartProduct;
  readonly name: string;
}

/** Adds an activity of the open city to its plan, and takes it out again. */
export const PlanToggle = ({ product, name }: PlanToggleProps) => {
  const { t } = useTranslation('common');
  const { isPlanned, toggleItem } = useCart();
  const isIn = isPlanned(product.id);
  // Of hundreds on a page, one press changes one: the others need not be made anew.
  return useMemo(() => {
    const text = isIn ? t('plan.planned') : t('plan.add');
    return (
      <button
        type="button"
        aria-pressed={isIn}
        aria-label={`${text}: ${name}`}
        className={`${styles.toggle} ${isIn ? styles.in : ''}`}
        onClick={() => toggleItem(product)}
      >
        <Icon name={isIn ? 'check' : 'plus'} size={18} />
        <span>{text}</span>
      </button>
    );
  }, [t, isIn, product, name, toggleItem]);
};
