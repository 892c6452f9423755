import { todayIn } from '@/lib/days';
import { sumEntries } from './model/charge';
import { toChargeState, toDueDay } from './model/chargeState';
import type { Payment } from './model/payment';
import { splitTrip } from './model/splitTrip';
import { toFirstDay, toLastDay, type Trip } from './model/trip';
import type { PricedTrip } from './priceTrip';
import { toSplitSource } from './toSplitSource';

/** The days of the planned activities that are sold. */
const listDays = ({ items }: PricedTrip): readonly string[] =>
  items.flatMap(({ item, sold }) => (sold && item.state === 'planned' ? [item.day] : []));

/**
 * The charge of one guest. Made from an allowlist: nothing of other guests, and no words but the payer's name and how to pay.
 *
 * @returns `undefined` if the guest is not there, or nobody collects money
 */
export const toPayment = (
  trip: Trip,
  priced: PricedTrip,
  guestId: string | null,
  now: Date,
): Payment | undefined => {
  const guest = trip.guests.find(({ id }) => id === guestId);
  const charge = trip.charges.find((it) => it.guestId === guestId);
  const { collection } = trip;
  if (!guest || !charge || !collection) return undefined;
  const { city } = priced.shop;
  const received = sumEntries(trip.ledger.filter(({ chargeId }) => chargeId === charge.id));
  const split = splitTrip(toSplitSource(trip, priced));
  const costs = split.ok ? split.value.guests.find(({ id }) => id === guestId) : undefined;
  const dueDay = toDueDay(listDays(priced), charge.createdAt.slice(0, 10));
  const state = costs && toChargeState(costs, received, dueDay, todayIn(city.timeZone, now));
  return {
    payer: guest.name,
    reference: charge.reference,
    payTo: collection.payTo,
    currency: trip.currency,
    received,
    due: state
      ? {
          share: state.share,
          dueNow: state.dueNow,
          dueLater: state.dueLater,
          dueDay: state.dueDay,
          toGiveBack: state.toGiveBack,
        }
      : null,
    city: priced.shop.cityTexts.name,
    firstDay: toFirstDay(trip),
    lastDay: toLastDay(trip),
  };
};
