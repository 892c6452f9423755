import { memo } from 'react';
import type { CartProduct } from '@/commerce/cart/cart';
import { useCart } from '@/ui/hooks/useCart';
import { useTranslation } from 'next-i18next/pages';
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

// Memoized: a page contains hundreds of these, and a press changes only one.
const Toggle = memo(({ product, name, isIn, onToggle }: ToggleProps) => {
  const { t } = useTranslation('common');
  const text = isIn ? t('plan.planned') : t('plan.add');
  return (
    <button
      type="button"
      data-scripted
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

/** Adds an activity to the plan of the open city, or removes it. */
export const PlanToggle = (props: PlanToggleProps) => {
  const { isPlanned, toggleItem } = useCart();
  return <Toggle {...props} isIn={isPlanned(props.product.id)} onToggle={toggleItem} />;
};
