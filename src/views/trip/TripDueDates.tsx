import { pricePlan } from '@/commerce/pricing/pricePlan';
import { listDueDates } from '@/commerce/promises/dueDates';
import { todayIn } from '@/lib/days';
import { formatMoney } from '@/lib/formatMoney';
import { useMoney } from '@/ui/hooks/useMoney';
import { DueDates } from '../dueDates/DueDates';
import styles from './FoundTrip.module.css';
import type { TripParts } from './tripParts';

/** When what would be due if the planned activities were booked today. */
export const TripDueDates = ({ trip }: Pick<TripParts, 'trip'>) => {
  const { locale } = useMoney();
  const { pricing, currency, items } = trip;
  const planned = new Set(pricing.items.map(({ id }) => id));
  const days = items.filter(({ id, day }) => planned.has(id) && day !== '').map(({ day }) => day);
  if (days.length === 0) return null;
  const { deposit, balance } = pricePlan(pricing.items, currency, pricing.rates, pricing.terms);
  return (
    <div className={styles.panel}>
      <DueDates
        dates={listDueDates(days, todayIn('UTC'))}
        city={trip.city.name}
        id={trip.id}
        amounts={{
          deposit: formatMoney(deposit.amount, currency, locale),
          balance: formatMoney(balance, currency, locale),
        }}
      />
    </div>
  );
};
