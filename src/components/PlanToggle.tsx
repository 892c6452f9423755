import { memo } from 'react';
import type { CartProduct } from '@/cart/cart';
import { useCart } from '@/hooks/useCart';
import { useTranslation } from '@/hooks/useTranslation';
import { Icon } from './Icon';
import styles from './PlanToggle.module.css';

interface PlanToggleProps {
  readonly product: CartProduct;
  readonly name: string;
}

interface ToggleProps extends PlanToggleProps {
  readonly isIn: boolean;
  readonly onToggle: (product: CartProduct) => void;
}

// Of hundreds on a page, one press changes one: the others need not be made anew.
const Toggle = memo(({ product, name, isIn, onToggle }: ToggleProps) => {
  const { t } = useTranslation('common');
  const text = isIn ? t('plan.planned') : t('plan.add');
  return (
    <button
      type="button"
      aria-pressed={isIn}
      aria-label={`${text}: ${name}`}
      className={`${styles.toggle} ${isIn ? styles.in : ''}`}
      onClick={() => onToggle(product)}
    >
      <Icon name={isIn ? 'check' : 'plus'} size={18} />
      <span>{text}</span>
    </button>
  );
});
Toggle.displayName = 'Toggle';

/** Adds an activity of the open city to its plan, and takes it out again. */
export const PlanToggle = (props: PlanToggleProps) => {
  const { isPlanned, toggleItem } = useCart();
  return <Toggle {...props} isIn={isPlanned(props.product.id)} onToggle={toggleItem} />;
};
