import type { TFunction } from 'i18next';
import type { ShownEvent, ShownGuest, TripState } from '@/commerce/trips/model/tripState';

interface Words {
  readonly t: TFunction<'trip'>;
  readonly nameOf: (guest: ShownGuest | undefined) => string;
}

/**
 * A change in words: who did what. An undo says what it undid, and the undo of an undo what it brought back.
 *
 * @param trip with the other changes that are shown
 */
export const describeEvent = (
  trip: Pick<TripState, 'events' | 'guests' | 'items' | 'others'>,
  event: ShownEvent,
  { t, nameOf }: Words,
): string => {
  const who = trip.guests.find(({ id }) => id === event.guest);
  const name = who ? nameOf(who) : t('history.somebody');
  const activity =
    [...trip.items, ...trip.others].find(({ id }) => id === event.item)?.name ??
    t('history.something');
  const { kind } = event;
  if (kind !== 'undo') return t(`history.${kind}`, { name, activity });
  const undoneBy = (it: ShownEvent) => trip.events.find(({ revision }) => revision === it.undoes);
  let isUndone = true;
  let root = undoneBy(event);
  while (root?.kind === 'undo') {
    root = undoneBy(root);
    isUndone = !isUndone;
  }
  const what = root ? describeEvent(trip, root, { t, nameOf }) : t('history.earlier');
  return t(isUndone ? 'history.undo' : 'history.redo', { name, what });
};
