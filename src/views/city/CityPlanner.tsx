import { Planner } from '@/components/Planner';
import { useCart } from '@/hooks/useCart';
import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './CityPlanner.module.css';

/** Dates and people, with what the plan comes to so far. Stays in sight on wide screens. */
export const CityPlanner = () => {
  const { t } = useTranslation(['planner', 'common']);
  const { cart, price } = useCart();
  const { formatAmount } = useMoney();
  const count = cart.items.length;
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <Planner
          end={
            <p className={styles.total} aria-live="polite">
              <span>{t('planner:total')}</span>
              <strong>
                {count > 0
                  ? `${formatAmount(price.total)} · ${t('common:plan.count', { count })}`
                  : t('planner:nothing')}
              </strong>
            </p>
          }
        />
      </div>
    </div>
  );
};
