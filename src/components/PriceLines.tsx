import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import { formatMoney } from '@/lib/formatMoney';
import type { CurrencyCode } from '@/pricing/currencies';
import type { ItemPrice, PriceLine } from '@/pricing/priceItem';
import styles from './PriceLines.module.css';

interface PriceLinesProps {
  readonly price: ItemPrice;
  /** Who share the price: adds what each of them pays. */
  readonly people?: number;
  readonly nameOfExtra: (id: number) => string;
  /** The visitor's unless told: an order keeps the one that it was made in. */
  readonly currency?: CurrencyCode;
}

const keyOf = (line: PriceLine) => (line.kind === 'extra' ? `extra ${line.id}` : line.kind);

/** What an activity costs a group, line by line and why. */
export const PriceLines = ({ price, people, nameOfExtra, currency: own }: PriceLinesProps) => {
  const { t } = useTranslation('plan');
  const { currency, locale } = useMoney();
  const formatAmount = (amount: number) => formatMoney(amount, own ?? currency, locale);
  const describe = (line: PriceLine): string => {
    if (line.kind === 'group') return t('lines.group');
    if (line.kind === 'free') return t('lines.free');
    const values = { count: line.count, price: formatAmount(line.unit) };
    return line.kind === 'extra'
      ? t('lines.extra', { ...values, name: nameOfExtra(line.id) })
      : t(`lines.${line.kind}`, values);
  };
  return (
    <dl className={styles.lines}>
      {price.lines.map((line) => (
        <div key={keyOf(line)} className={line.kind === 'free' ? styles.free : undefined}>
          <dt>{describe(line)}</dt>
          <dd>{formatAmount(line.amount)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t('lines.total')}</dt>
        <dd>{formatAmount(price.total)}</dd>
      </div>
      {people !== undefined && people > 1 && (
        <div className={styles.share}>
          <dt>{t('lines.perHead')}</dt>
          <dd>{formatAmount(Math.ceil(price.total / people))}</dd>
        </div>
      )}
    </dl>
  );
};
