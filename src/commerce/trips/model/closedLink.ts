import type { LinkScope, Trip } from './trip';

/**
 * Whether a trip closes a link, which then opens nothing: every link of a guest who has left, or who is to be surprised,
 * even one that was made at the moment when his others ended. That of a guest of honour is closed while there is no
 * surprise.
 */
export const isLinkClosed = (
  { guests, surprise }: Pick<Trip, 'guests' | 'surprise'>,
  { scope, guestId }: { readonly scope: LinkScope; readonly guestId: string | null },
): boolean => {
  if (scope === 'honour') return surprise === null;
  if (guestId === null) return false;
  return guestId === surprise?.guestId || !guests.some(({ id }) => id === guestId);
};
