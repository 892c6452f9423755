import { err, ok, type Result } from '@troupe/basics/result';
import type { Command } from './command';
import { type ExtraTaker, type GuestShare, OPEN_PLACE, wholeShare } from './share';
import type { Trip } from './trip';

type SharesOf = Pick<Trip, 'shares' | 'takers'>;
type Changed = Result<Partial<SharesOf>, 'gone'>;

/** In the order of the database. */
export const sortShares = (shares: readonly GuestShare[]) =>
  [...shares].sort((a, b) => (a.guestId < b.guestId ? -1 : 1));

const keyOf = ({ productId, extraId, guestId }: ExtraTaker) =>
  `${String(productId).padStart(16, '0')} ${String(extraId).padStart(16, '0')} ${guestId}`;

export const sortTakers = (takers: readonly ExtraTaker[]) =>
  [...takers].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

const hasGuest = ({ guests }: Pick<Trip, 'guests'>, id: string) =>
  guests.some((guest) => guest.id === id);

/** A whole share is what everybody has, so it is not stored. */
export const setShare = (
  trip: Trip,
  { guest, share }: Command & { readonly kind: 'setShare' },
): Changed => {
  if (guest !== OPEN_PLACE && !hasGuest(trip, guest)) return err('gone');
  const others = trip.shares.filter(({ guestId }) => guestId !== guest);
  const isWhole = share.kind === 'weight' && share.weight === wholeShare.weight;
  return ok({ shares: isWhole ? others : sortShares([...others, { guestId: guest, share }]) });
};

export const setTakers = (
  trip: Trip,
  { item, extra, guests }: Command & { readonly kind: 'setTakers' },
): Changed => {
  const planned = trip.items.find(({ productId }) => productId === item);
  const isKnown = planned?.extras.some(({ id }) => id === extra) ?? false;
  if (!isKnown || !guests.every((id) => hasGuest(trip, id))) return err('gone');
  const others = trip.takers.filter((it) => it.productId !== item || it.extraId !== extra);
  const takers = [...new Set(guests)].map((guestId) => ({
    productId: item,
    extraId: extra,
    guestId,
  }));
  return ok({ takers: sortTakers([...others, ...takers]) });
};

/** What is left when a guest leaves. */
export const withoutGuest = ({ shares, takers }: SharesOf, id: string): SharesOf => ({
  shares: shares.filter(({ guestId }) => guestId !== id),
  takers: takers.filter(({ guestId }) => guestId !== id),
});

/** What is left when an activity is removed. */
export const withoutItem = ({ takers }: SharesOf, id: number): Pick<SharesOf, 'takers'> => ({
  takers: takers.filter(({ productId }) => productId !== id),
});
