import { useMemo } from 'react';
import { canReverse, sumEntries } from '@/commerce/trips/model/charge';
import { type ChargeState, toChargeState, toDueDay } from '@/commerce/trips/model/chargeState';
import type { ShownCharge, ShownEntry, TripState } from '@/commerce/trips/model/tripState';
import { todayIn } from '@/lib/days';
import { formatShortDay } from '@/lib/formatTime';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';
import { findGuest } from '../tripParts';
import { useGuestName } from '../useGuestName';
import { useSplit } from '../useSplit';

/** A charge with its amounts and words. */
export interface ChargeOfGuest {
  readonly charge: ShownCharge;
  readonly name: string;
  readonly state: ChargeState;
  /** Whether the share is known: it can be split, or nothing is owed any more. */
  readonly isSettled: boolean;
}

/** The charges of a trip as they stand today, with what is needed to say it. */
export const useCharges = (trip: TripState) => {
  const { t } = useTranslation(['charges', 'trip']);
  const { locale } = useMoney();
  const nameOf = useGuestName();
  const { split, format } = useSplit(trip);
  const today = todayIn(trip.city.timeZone);
  const charges = useMemo((): readonly ChargeOfGuest[] => {
    const planned = new Set(trip.pricing.items.map(({ id }) => id));
    const days = trip.items
      .filter(({ id, day }) => planned.has(id) && day !== '')
      .map(({ day }) => day);
    return trip.charges.map((charge) => {
      const costs = split.ok ? split.value.guests.find(({ id }) => id === charge.guest) : undefined;
      const { leftAs } = charge;
      const received = sumEntries(charge.entries);
      return {
        charge,
        name: leftAs === null ? nameOf(findGuest(trip, charge.guest)) : leftAs,
        state: toChargeState(costs, received, toDueDay(days, charge.openedOn), today),
        isSettled: leftAs !== null || costs !== undefined,
      };
    });
    // Names follow the trip and the language.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [trip, split, today]);

  /** How a charge stands, in a few words. */
  const describe = ({ state, isSettled }: ChargeOfGuest): string => {
    const { share, received, balance, dueNow, dueLater, dueDay, isLate, toGiveBack } = state;
    const got = t('charges:status.received', { amount: format(received) });
    if (!isSettled) return [t('charges:status.unsettled'), got].join(' · ');
    if (toGiveBack > 0) return t('charges:status.giveBack', { amount: format(toGiveBack) });
    if (balance === 0) return t(share === 0 ? 'charges:status.nothing' : 'charges:status.paid');
    return [
      ...(received > 0 ? [got] : []),
      ...(dueNow > 0
        ? [t(isLate ? 'charges:status.late' : 'charges:status.now', { amount: format(dueNow) })]
        : []),
      ...(dueLater > 0 && dueDay !== null
        ? [
            t('charges:status.by', {
              amount: format(dueLater),
              day: formatShortDay(dueDay, locale),
            }),
          ]
        : []),
    ].join(' · ');
  };

  const describeEntry = ({ kind, amount, day }: Pick<ShownEntry, 'kind' | 'amount' | 'day'>) =>
    t(`charges:entry.${kind}`, {
      day: formatShortDay(day, locale),
      amount: format(Math.abs(amount)),
    });

  /** Whether the organiser may take an entry of a charge back. */
  const mayReverse = ({ charge }: ChargeOfGuest, entry: ShownEntry) =>
    canReverse(charge.entries, entry);

  return { charges, describe, describeEntry, mayReverse, format, today };
};
