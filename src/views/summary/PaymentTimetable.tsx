import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';
import { formatPercent } from '@/lib/formatPercent';
import { type BalanceDue, paymentMode } from '@/commerce/pricing/payment';
import type { PlanPrice } from '@/commerce/pricing/pricePlan';
import styles from './PaymentTimetable.module.css';

/** Due dates and amounts of the payments. */
export const PaymentTimetable = ({
  price,
  balanceDue,
}: {
  readonly price: Pick<PlanPrice, 'deposit' | 'balance'>;
  readonly balanceDue: BalanceDue;
}) => {
  const { t } = useTranslation('summary');
  const { formatAmount, locale } = useMoney();
  const percent = formatPercent(price.deposit.percent, locale);
  const payments = [
    {
      when: t(`payment.first.${paymentMode}`),
      what: t('payment.deposit', { percent }),
      amount: price.deposit.amount,
    },
    {
      when: t(`payment.second.${balanceDue}`),
      what: t('payment.balance'),
      amount: price.balance,
    },
  ];
  return (
    <section aria-labelledby="payment">
      <h3 id="payment" className={styles.heading}>
        {t('payment.heading')}
      </h3>
      <ol className={styles.payments}>
        {payments.map(({ when, what, amount }) => (
          <li key={when}>
            <span className={styles.when}>{when}</span>
            <span>{what}</span> <strong>{formatAmount(amount)}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
};
