import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import { formatPercent } from '@/lib/formatPercent';
import type { PlanPrice } from '@/pricing/pricePlan';
import styles from './PaymentTimetable.module.css';

/** When the visitor pays what. */
export const PaymentTimetable = ({ price }: { readonly price: PlanPrice }) => {
  const { t } = useTranslation('summary');
  const { formatAmount, locale } = useMoney();
  const percent = formatPercent(price.deposit.percent, locale);
  const payments = [
    {
      when: t('payment.now'),
      what: t('payment.deposit', { percent }),
      amount: price.deposit.amount,
    },
    { when: t('payment.later'), what: t('payment.balance'), amount: price.balance },
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
