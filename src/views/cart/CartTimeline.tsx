import { useMemo, useState } from 'react';
import { useCart } from '@/ui/hooks/useCart';
import { useNamespace } from '@/ui/hooks/useNamespace';
import { useRootState } from '@/ui/hooks/useRootState';
import { Timeline } from '../timeline/Timeline';
import type { CartView } from './pageProps';

interface CartTimelineProps {
  readonly products: CartView['products'];
  /** `YYYY-MM-DD` in the city. */
  readonly today: string;
}

/** The plan of a cart by day and hour. */
export const CartTimeline = ({ products, today }: CartTimelineProps) => {
  const { cart, city, setItemDate, setItemStartTime } = useCart();
  const { selectedArrival: arrival, selectedDeparture: departure } = useRootState();
  const [done, setDone] = useState('');
  const isReady = useNamespace('timeline');
  const timeZone = city?.timeZone ?? 'UTC';
  const weekend = useMemo(
    () => ({
      activities: cart.items.flatMap((item) => {
        const product = products.find(({ id }) => id === item.id);
        if (!product) return [];
        const { startTimes, closedWeekdays, seasonMonths, times } = product;
        return [
          {
            id: item.id,
            day: item.selected_date,
            dateChoice: item.date_choice ?? ('chosen' as const),
            time: item.start_time ?? null,
            times: { ...times, startTimes, closedWeekdays, seasonMonths },
          },
        ];
      }),
      stay: { arrival, departure },
      timeZone,
      today,
    }),
    [cart.items, products, arrival, departure, timeZone, today],
  );
  if (!isReady || weekend.activities.length === 0) return null;
  return (
    <>
      <Timeline
        weekend={weekend}
        city={city?.name ?? ''}
        nameOf={(id) => products.find((product) => product.id === id)?.name ?? ''}
        onMove={(starts, text) => {
          for (const { id, day, time } of starts) {
            setItemDate(id, day);
            setItemStartTime(id, time);
          }
          setDone(text);
        }}
      />
      <p role="status">{done}</p>
    </>
  );
};
