import { mostItems } from '@/commerce/cart/cart';
import { err, ok, type Result } from '@troupe/basics/result';
import type { TripEvent } from './event';
import { type EntryContext, findReversible, reverseEntry } from './changeCharges';
import { createPartSet } from './overlap';
import { sortShares, sortTakers } from './changeShares';
import { listParts, type Replaced } from './replaced';
import { isSameTaker, OPEN_PLACE } from './share';
import { sortPieces } from './surprise';
import type { Guest, Trip } from './trip';

type Undoing = Pick<TripEvent, 'guestId' | 'replaced' | 'revision'>;

const partsOf = ({ replaced }: Pick<TripEvent, 'replaced'>): readonly string[] =>
  replaced?.flatMap(listParts) ?? [];

/** What a guest says for himself. Nobody else takes it back for him. */
const isOwnVoice = (replaced: readonly Replaced[]): boolean =>
  replaced.every(({ kind }) => kind === 'vote' || kind === 'rsvp' || kind === 'answer');

/** A record of money that was taken back is recorded anew, so that the book shows it. */
const isFinal = ({ replaced }: Undoing): boolean =>
  replaced?.some(({ kind }) => kind === 'reversal') ?? false;

/** Whether a guest may undo a change: its author, and the organiser except for votes and answers of others. */
const mayUndo = (event: Undoing, { id, role }: Guest): boolean => {
  const { guestId, replaced } = event;
  if (isFinal(event)) return false;
  return guestId === id || (role === 'organiser' && replaced !== null && !isOwnVoice(replaced));
};

type Restored = Pick<Trip, 'guests' | 'comments' | 'pieces' | 'ledger'>;

/**
 * Whether a trip can get back what a change has replaced. Not everything that stands in the way is a change of the same: a
 * guest or a message was removed, or money was given back meanwhile.
 */
const canRestore = (trip: Restored, replaced: Replaced): boolean => {
  const { guests, comments, pieces } = trip;
  switch (replaced.kind) {
    case 'vote':
    case 'rsvp':
    case 'share':
    case 'taker':
    case 'answer':
      return replaced.guest === OPEN_PLACE || guests.some(({ id }) => id === replaced.guest);
    case 'comment':
      return comments.some(({ id }) => id === replaced.comment);
    case 'piece':
      return pieces.some(({ id }) => id === replaced.piece);
    case 'entry':
      return findReversible(trip, replaced.entry) !== undefined;
    case 'reversal':
      return false;
    default:
      return true;
  }
};

/**
 * The revisions of the changes that a guest can undo now: nothing of what they set has been changed since, and the trip can
 * get some of it back.
 *
 * @param events the latest changes, oldest first
 */
export const listUndoable = (
  trip: Restored,
  events: readonly Undoing[],
  by: Guest,
): ReadonlySet<number> => {
  const touched = createPartSet();
  const undoable = new Set<number>();
  for (const event of [...events].reverse()) {
    const parts = partsOf(event);
    const isRestorable = event.replaced?.some((it) => canRestore(trip, it)) ?? false;
    if (isRestorable && mayUndo(event, by) && !parts.some(touched.overlaps)) {
      undoable.add(event.revision);
    }
    parts.forEach(touched.add);
  }
  return undoable;
};

/** @returns the same trip if it cannot be restored */
const restoreOne = (trip: Trip, replaced: Replaced, context: EntryContext): Trip => {
  switch (replaced.kind) {
    case 'item': {
      const items = trip.items.filter(({ productId }) => productId !== replaced.item);
      return { ...trip, items: replaced.was ? [...items, replaced.was] : items };
    }
    case 'fields':
      return {
        ...trip,
        items: trip.items.map((item) =>
          item.productId === replaced.item ? { ...item, ...replaced.was } : item,
        ),
      };
    case 'vote': {
      const { item: productId, guest: guestId, was: choice } = replaced;
      const votes = trip.votes.filter(
        (vote) => vote.productId !== productId || vote.guestId !== guestId,
      );
      return { ...trip, votes: choice ? [...votes, { productId, guestId, choice }] : votes };
    }
    case 'rsvp': {
      const { item: productId, guest: guestId, was: answer } = replaced;
      const rsvps = trip.rsvps.filter(
        (rsvp) => rsvp.productId !== productId || rsvp.guestId !== guestId,
      );
      return { ...trip, rsvps: answer ? [...rsvps, { productId, guestId, answer }] : rsvps };
    }
    case 'share': {
      const { guest: guestId, was: share } = replaced;
      const shares = trip.shares.filter((it) => it.guestId !== guestId);
      return { ...trip, shares: share ? sortShares([...shares, { guestId, share }]) : shares };
    }
    case 'taker': {
      const taker = {
        productId: replaced.item,
        extraId: replaced.extra,
        guestId: replaced.guest,
      };
      const takers = trip.takers.filter((it) => !isSameTaker(it, taker));
      return { ...trip, takers: replaced.was ? sortTakers([...takers, taker]) : takers };
    }
    case 'surprise': {
      const { was } = replaced;
      const isThere = trip.guests.some(({ id }) => id === was?.guestId);
      // He may have been removed meanwhile.
      return { ...trip, surprise: was && { ...was, guestId: isThere ? was.guestId : null } };
    }
    case 'piece': {
      const pieces = trip.pieces.map((it) =>
        it.id === replaced.piece ? { ...it, ...replaced.was } : it,
      );
      return { ...trip, pieces: sortPieces(pieces) };
    }
    case 'answer':
      return {
        ...trip,
        guests: trip.guests.map((guest) =>
          guest.id === replaced.guest ? { ...guest, answer: replaced.was } : guest,
        ),
      };
    case 'comment':
      return { ...trip, comments: trip.comments.filter(({ id }) => id !== replaced.comment) };
    case 'entry': {
      const reversed = reverseEntry(trip, replaced.entry, context);
      return reversed.ok ? { ...trip, ...reversed.value } : trip;
    }
    case 'reversal':
      return trip;
  }
};

/**
 * Undoes a change. Pure.
 *
 * @param history the change and all later ones, oldest first
 * @param context of the undo, for money: a record is not removed, but taken back by another one
 * @returns the trip with what was there before, at the same revision. `conflict`: the same has been changed since, or it can
 * no longer be restored. `gone`: the change cannot be undone.
 */
export const undoChange = (
  trip: Trip,
  revision: number,
  history: readonly Undoing[],
  by: Guest,
  context: EntryContext,
): Result<Trip, 'forbidden' | 'conflict' | 'gone' | 'full'> => {
  const event = history.find((it) => it.revision === revision);
  if (!event?.replaced || event.replaced.length === 0) return err('gone');
  if (!mayUndo(event, by)) return err('forbidden');
  const touched = createPartSet(
    history.filter((it) => it.revision > revision).flatMap((it) => partsOf(it)),
  );
  if (partsOf(event).some(touched.overlaps)) return err('conflict');
  // The votes of a guest who was removed are gone with him.
  const restored = event.replaced
    .filter((it) => canRestore(trip, it))
    .reduce((now, it) => restoreOne(now, it, context), trip);
  if (restored === trip) return err('conflict');
  return restored.items.length > mostItems ? err('full') : ok(restored);
};
