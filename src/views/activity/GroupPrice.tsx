import { useTranslation } from 'next-i18next/pages';
import { Stepper } from '@/components/Stepper';
import { useMoney } from '@/hooks/useMoney';
import { mostPeople, useRootState } from '@/hooks/useRootState';
import { type PriceLine, priceItem } from '@/pricing/priceItem';
import styles from './GroupPrice.module.css';
import type { ActivityView } from './pageProps';

/** What the activity costs the visitor's own group, line by line. */
export const GroupPrice = ({ price }: Pick<ActivityView, 'price'>) => {
  const { t } = useTranslation('activity');
  const { currency, rates, formatAmount } = useMoney();
  const { selectedNumberOfPeople: people, setNumberOfPeople } = useRootState();
  const { lines, total } = priceItem(
    {
      price: price.amount,
      single: price.single,
      minPeople: price.minPeople,
      stagGoesFree: price.freeAbove,
      people,
      extras: [],
    },
    currency,
    rates,
  );

  const describe = (line: PriceLine): string => {
    if (line.kind === 'people' || line.kind === 'raised') {
      return t(`box.lines.${line.kind}`, { count: line.count, price: formatAmount(line.unit) });
    }
    return t(line.kind === 'free' ? 'box.lines.free' : 'box.lines.group');
  };

  return (
    <div className={styles.price}>
      <Stepper
        label={t('box.people')}
        value={people}
        least={1}
        most={mostPeople}
        fewer={t('box.fewer')}
        more={t('box.more')}
        onChange={setNumberOfPeople}
      />
      <dl aria-live="polite" className={styles.lines}>
        {lines.map((line) => (
          <div key={line.kind}>
            <dt>{describe(line)}</dt>
            <dd>{formatAmount(line.amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('box.total')}</dt>
          <dd>{formatAmount(total)}</dd>
        </div>
      </dl>
    </div>
  );
};
