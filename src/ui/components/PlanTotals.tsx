import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';
import { formatMoney } from '@/lib/formatMoney';
import { formatPercent } from '@/lib/formatPercent';
import type { CurrencyCode } from '@/commerce/pricing/currencies';
import { type BalanceDue, paymentMode } from '@/commerce/pricing/payment';
import type { PlanPrice } from '@/commerce/pricing/pricePlan';
import styles from './PlanTotals.module.css';

interface PlanTotalsProps {
  /** Whole units of `currency`. */
  readonly price: Omit<PlanPrice, 'items'>;
  readonly balanceDue: BalanceDue;
  /** Defaults to the visitor's currency. An order keeps the currency that it was made in. */
  readonly currency?: CurrencyCode;
}

/** The total of a plan, the deposit and the share of each person. */
export const PlanTotals = ({ price, balanceDue, currency: own }: PlanTotalsProps) => {
  const { t } = useTranslation(['plan', 'common']);
  const { currency, locale } = useMoney();
  const { subtotal, saving, tax, total, people, perHead, deposit, balance } = price;
  const format = (amount: number) => formatMoney(amount, own ?? currency, locale);
  const percent = (value: number) => formatPercent(value, locale);
  return (
    <div role="group" aria-label={t('plan:totals.label')}>
      <dl className={styles.totals}>
        <div>
          <dt>{t('plan:totals.subtotal')}</dt>
          <dd>{format(subtotal)}</dd>
        </div>
        {saving > 0 && (
          <div className={styles.saving}>
            <dt>{t('plan:totals.saving')}</dt>
            <dd>{format(-saving)}</dd>
          </div>
        )}
        {tax && (
          <div>
            <dt>{t('plan:totals.tax', { percent: percent(tax.percent) })}</dt>
            <dd>{format(tax.amount)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>
            {t('plan:totals.total')}
            {!tax && <span className={styles.vat}> {t('common:price.vat')}</span>}
          </dt>
          <dd className={styles.sum}>{format(total)}</dd>
        </div>
        {people > 0 && (
          <div className={styles.share}>
            <dt>{t('plan:totals.perHead', { count: people })}</dt>
            <dd>{format(perHead)}</dd>
          </div>
        )}
        <div className={styles.deposit}>
          <dt>{t(`plan:totals.deposit.${paymentMode}`, { percent: percent(deposit.percent) })}</dt>
          <dd>{format(deposit.amount)}</dd>
        </div>
        <div>
          <dt>{t(`plan:totals.balance.${balanceDue}`)}</dt>
          <dd>{format(balance)}</dd>
        </div>
      </dl>
    </div>
  );
};
