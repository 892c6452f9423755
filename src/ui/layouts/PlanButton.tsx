import { Icon } from '@/ui/components/Icon';
import { useCart } from '@/ui/hooks/useCart';
import { useMoney } from '@/ui/hooks/useMoney';
import { useRootState } from '@/ui/hooks/useRootState';
import { useTranslation } from '@/ui/hooks/useTranslation';
import styles from './PlanButton.module.css';

/** Number of planned activities and their total; opens the flyout. */
export const PlanButton = () => {
  const { t } = useTranslation('common');
  const { cart, price } = useCart();
  const { formatAmount } = useMoney();
  const { flyoutData, setFlyout } = useRootState();
  const count = cart.items.length;
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-expanded={flyoutData !== null}
      onClick={() => setFlyout({ added: null })}
    >
      <span className={styles.icon}>
        <Icon name="bag" size={24} />
        {count > 0 && (
          <span aria-hidden="true" className={styles.count}>
            {count}
          </span>
        )}
      </span>
      <span className={styles.label}>{t('plan.open')}</span>
      {count > 0 && (
        <>
          <span className={styles.unseen}>{t('plan.count', { count })}</span>
          <strong className={styles.total}>{formatAmount(price.total)}</strong>
        </>
      )}
    </button>
  );
};
