import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';
import { formatMoney } from '@/lib/formatMoney';
import type { CurrencyCode } from '@/commerce/pricing/currencies';
import type { ItemPrice, PriceLine } from '@/commerce/pricing/priceItem';
import styles from './PriceLines.module.css';

interface PriceLinesProps {
  readonly price: ItemPrice;
  /** Number of people who share the price; adds a line with the price per person. */
  readonly people?: number;
  readonly nameOfExtra: (id: number) => string;
  /** Defaults to the visitor's currency. An order keeps the currency that it was made in. */
  readonly currency?: CurrencyCode;
}

const keyOf = (line: PriceLine) => (line.kind === 'extra' ? `extra ${line.id}` : line.kind);

/** Explains the price of an activity for a group, line by line. */
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
