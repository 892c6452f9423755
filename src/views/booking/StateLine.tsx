import type { OrderState } from '@/commerce/cart/orderState';
import { useTranslation } from 'next-i18next/pages';
import styles from './BookingView.module.css';

/** The states that a booking goes through, up to its own. */
const pathTo: Readonly<Record<OrderState, readonly OrderState[]>> = {
  received: ['received', 'confirmed'],
  confirmed: ['received', 'confirmed'],
  cancelled: ['received', 'cancelled'],
};

/** The state of a booking as a line of steps. */
export const StateLine = ({ state }: { readonly state: OrderState }) => {
  const { t } = useTranslation('booking');
  const path = pathTo[state];
  return (
    <ol className={styles.states} aria-label={t('state.label')}>
      {path.map((step, index) => (
        <li
          key={step}
          className={`${styles.state} ${index <= path.indexOf(state) ? styles.reached : ''}`}
          aria-current={step === state ? 'step' : undefined}
        >
          {t(`state.${step}.name`)}
        </li>
      ))}
    </ol>
  );
};
