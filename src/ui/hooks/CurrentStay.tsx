import { type ReactNode, useMemo } from 'react';
import { isOver } from '@/commerce/cart/stay';
import { todayIn } from '@/lib/days';
import { useBrowserValue } from './useBrowserValue';
import { RootStateContext, useRootState } from './useRootState';

interface CurrentStayProps {
  /** Of the city; `undefined` without one: the visitor's own. */
  readonly timeZone: string | undefined;
  readonly children: ReactNode;
}

/** Swedes write a day as `YYYY-MM-DD`. */
const getVisitorsDay = (): string => new Date().toLocaleDateString('sv');

/** Below it, a stay that is over is no stay. It remains in storage until the visitor chooses another day. */
export const CurrentStay = ({ timeZone, children }: CurrentStayProps) => {
  const root = useRootState();
  const { selectedArrival: arrival, selectedDeparture: departure } = root;
  // The server knows neither the stay nor the day.
  const hasEnded = useBrowserValue(
    () => isOver({ arrival, departure }, timeZone ? todayIn(timeZone) : getVisitorsDay()),
    false,
  );
  const current = useMemo(
    () =>
      hasEnded
        ? {
            ...root,
            selectedArrival: null,
            selectedDeparture: null,
            setDeparture: (day: string | null) => {
              // Otherwise the next stay would begin with the last one.
              root.setArrival(null);
              root.setDeparture(day);
            },
          }
        : root,
    [hasEnded, root],
  );
  return <RootStateContext.Provider value={current}>{children}</RootStateContext.Provider>;
};
