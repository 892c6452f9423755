import { Planner } from '@/ui/components/Planner';
import { useCart } from '@/ui/hooks/useCart';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';
import styles from './CityPlanner.module.css';

/** Dates, number of people and the plan's price so far. Stays visible on wide screens. */
export const CityPlanner = () => {
  const { t } = useTranslation(['planner', 'common']);
  const { cart, price } = useCart();
  const { formatAmount } = useMoney();
  const count = cart.items.length;
  return (
    <div className={styles.bar} data-scripted>
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
