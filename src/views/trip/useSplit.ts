import { useMemo } from 'react';
import { formatMinor } from '@/lib/formatMoney';
import type { SplitProblem } from '@/commerce/pricing/split';
import { splitTrip, toPartId } from '@/commerce/trips/model/splitTrip';
import type { TripState } from '@/commerce/trips/model/tripState';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';

/** Who pays what of a trip, with what is needed to say it. */
export const useSplit = (trip: TripState) => {
  const { t } = useTranslation('costs');
  const { locale } = useMoney();
  const split = useMemo(() => splitTrip(trip), [trip]);
  const nameOfItem = (id: number) => trip.items.find((it) => it.id === id)?.name ?? '';
  const nameOfPart = (part: string): string => {
    for (const { id, extras } of trip.pricing.items) {
      const activity = nameOfItem(id);
      if (part === toPartId(id)) return activity;
      const extra = extras.find((it) => part === toPartId(id, it.id));
      if (extra) return t('split.extraOf', { extra: extra.name, activity });
    }
    return '';
  };
  return {
    split,
    /** Formats minor units of the trip's currency. */
    format: (amount: number) => formatMinor(amount, trip.currency, locale),
    nameOfItem,
    explain: (problem: SplitProblem): string =>
      problem.reason === 'nobodyPays'
        ? t('split.problem.nobodyPays', { part: nameOfPart(problem.part) })
        : t('split.problem.fixedAboveTotal'),
  };
};
