import type { ConfirmedOrder } from '@/commerce/cart/parseOrder';
import type { BalanceDue } from '@/commerce/pricing/payment';
import { PlanTotals } from '@/ui/components/PlanTotals';
import { PriceLines } from '@/ui/components/PriceLines';
import { useDayText } from '@/ui/hooks/useDayText';
import { useTranslation } from 'next-i18next/pages';
import styles from './OrderedPlan.module.css';

const Stay = ({ stay: { arrival, departure } }: Pick<ConfirmedOrder, 'stay'>) => {
  const { t } = useTranslation('plan');
  const textOf = useDayText();
  if (arrival === null && departure === null) return null;
  return (
    <dl className={styles.stay}>
      {arrival !== null && (
        <div>
          <dt>{t('stay.arrival')}</dt>
          <dd>{textOf(arrival)}</dd>
        </div>
      )}
      {departure !== null && (
        <div>
          <dt>{t('stay.departure')}</dt>
          <dd>{textOf(departure)}</dd>
        </div>
      )}
    </dl>
  );
};

/** An ordered plan, in the prices and the currency of the order. */
export const OrderedPlan = ({
  order,
  balanceDue,
}: {
  readonly order: ConfirmedOrder;
  readonly balanceDue: BalanceDue;
}) => {
  const { t } = useTranslation(['common', 'plan']);
  const textOf = useDayText();
  const { items, totals, currency } = order;
  const inOrder = [...items].sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
  return (
    <div className={styles.columns}>
      <div className={styles.ordered}>
        <Stay stay={order.stay} />
        <ul className={styles.items}>
          {inOrder.map(({ id, name, day, choice, time, notices, people, place, price, extras }) => (
            <li key={id} className={styles.item}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.when}>
                {textOf(day, choice === 'chosen' ? choice : 'any')},{' '}
                {time === null ? t('plan:start.anyInText') : t('plan:start.at', { time })},{' '}
                {t('common:plan.people', { count: people })}
                {place !== undefined && (
                  <>
                    <br />
                    {place}
                  </>
                )}
              </p>
              {notices.map((notice) => (
                <p key={notice} className={styles.notice}>
                  {t(`plan:notices.${notice}`)}
                </p>
              ))}
              <PriceLines
                price={price}
                currency={currency}
                nameOfExtra={(extra) => extras[extra] ?? ''}
              />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.totals}>
        <PlanTotals price={totals} balanceDue={balanceDue} currency={currency} />
      </div>
    </div>
  );
};
