import { err, ok, type Result } from '@troupe/basics/result';
import { mostItems } from '@/commerce/cart/cart';
import {
  chargeGuests,
  type ChargeContext,
  chargesWithoutGuest,
  collect,
  isRecordOf,
  recordPayment,
  reverseEntry,
} from './changeCharges';
import { setShare, setTakers, withoutGuest, withoutItem } from './changeShares';
import { addPiece, removePiece, setPiece, setSurprise, withoutHonoured } from './changeSurprise';
import {
  type Command,
  isForOrganiser,
  type ItemStart,
  listSubjects,
  type NewItem,
} from './command';
import type { TripEvent } from './event';
import { createPartSet } from './overlap';
import { type Guest, toGroupSize, type Trip, type TripItem, tripLimits } from './trip';
import { undoChange } from './undo';

/**
 * Why a command is refused. `conflict`: somebody has changed the same thing since. `gone`: it is about something that is
 * no longer there. `full`: the trip has as many as it may have. `taken`: it is there already, or another command has its id.
 */
export type CommandRefusal = 'forbidden' | 'conflict' | 'gone' | 'full' | 'taken';

export interface CommandContext extends ChargeContext {
  /** The guest who sends it; `undefined` for a person who is none yet. */
  readonly guestId: string | undefined;
  /** The changes since the state that the sender has seen. */
  readonly since: readonly Pick<TripEvent, 'subjects' | 'guestId'>[];
  /** For `undo`: the change to undo and all later ones, oldest first. */
  readonly history?: readonly TripEvent[];
}

const parts = [
  'items',
  'guests',
  'votes',
  'rsvps',
  'comments',
  'shares',
  'takers',
  'collection',
  'charges',
  'ledger',
  'surprise',
  'pieces',
] as const;

type Change = Pick<Partial<Trip>, (typeof parts)[number]>;
type Changed = Result<Change, CommandRefusal>;

const replace = <Entry>(all: readonly Entry[], old: Entry, entry: Entry): readonly Entry[] =>
  all.map((it) => (it === old ? entry : it));

const join = (trip: Trip, name: string, context: CommandContext): Changed => {
  const { newId, now, guestId } = context;
  if (guestId !== undefined) return err('taken');
  if (trip.guests.length >= tripLimits.guests) return err('full');
  const guest: Guest = { id: newId, name, role: 'guest', joinedAt: now, answer: null };
  const guests = [...trip.guests, guest];
  if (!trip.collection) return ok({ guests });
  return ok({ guests, charges: chargeGuests(trip.charges, guests, context) });
};

const addItem = (trip: Trip, item: NewItem, by: Guest): Changed => {
  if (trip.items.some(({ productId }) => productId === item.productId)) return err('taken');
  if (trip.items.length >= mostItems) return err('full');
  const state = by.role === 'organiser' ? 'planned' : 'proposed';
  return ok({ items: [...trip.items, { ...item, followsRsvps: false, state, addedBy: by.id }] });
};

const removeGuest = (trip: Trip, id: string): Changed => {
  const guest = trip.guests.find((it) => it.id === id);
  if (!guest) return err('gone');
  // A trip without an organiser could no longer be changed.
  if (guest.role === 'organiser') return err('forbidden');
  return ok({
    guests: trip.guests.filter((it) => it !== guest),
    votes: trip.votes.filter(({ guestId }) => guestId !== id),
    rsvps: trip.rsvps.filter(({ guestId }) => guestId !== id),
    comments: trip.comments.filter(({ guestId }) => guestId !== id),
    ...withoutGuest(trip, id),
    charges: chargesWithoutGuest(trip, guest),
    ...withoutHonoured(trip, id),
  });
};

const removeComment = (trip: Trip, id: string, by: Guest): Changed => {
  const comment = trip.comments.find((it) => it.id === id);
  if (!comment) return err('gone');
  if (comment.guestId !== by.id && by.role !== 'organiser') return err('forbidden');
  return ok({ comments: trip.comments.filter((it) => it !== comment) });
};

const vote = (trip: Trip, { item, choice }: Command & { kind: 'vote' }, by: Guest): Change => {
  const old = trip.votes.find((it) => it.productId === item && it.guestId === by.id);
  if (choice === null) return { votes: trip.votes.filter((it) => it !== old) };
  const own = { productId: item, guestId: by.id, choice };
  return { votes: old ? replace(trip.votes, old, own) : [...trip.votes, own] };
};

const rsvp = (trip: Trip, { item, answer }: Command & { kind: 'rsvp' }, by: Guest): Change => {
  const old = trip.rsvps.find((it) => it.productId === item && it.guestId === by.id);
  if (answer === null) return { rsvps: trip.rsvps.filter((it) => it !== old) };
  const own = { productId: item, guestId: by.id, answer };
  return { rsvps: old ? replace(trip.rsvps, old, own) : [...trip.rsvps, own] };
};

const changeItem = (trip: Trip, id: number, change: (item: TripItem) => Change): Changed => {
  const item = trip.items.find(({ productId }) => productId === id);
  return item ? ok(change(item)) : err('gone');
};

/** Activities for the whole group get its new size. Those for a part of it keep theirs, as in a cart. */
const resize = (items: readonly TripItem[], people: number): readonly TripItem[] => {
  const size = toGroupSize(items);
  return items.map((item) => (item.people === size ? { ...item, people } : item));
};

const setStarts = (trip: Trip, starts: readonly ItemStart[]): Changed => {
  const byId = new Map(starts.map((start) => [start.item, start]));
  const items = trip.items.map((item): TripItem => {
    const start = byId.get(item.productId);
    return start ? { ...item, day: start.day, time: start.time, dateChoice: 'chosen' } : item;
  });
  const isThere = (id: number) => trip.items.some(({ productId }) => productId === id);
  return starts.every(({ item }) => isThere(item)) ? ok({ items }) : err('gone');
};

const change = (trip: Trip, command: Command, by: Guest, context: CommandContext): Changed => {
  const { newId, now, history = [] } = context;
  const setGuest = (fields: Partial<Guest>): Changed =>
    ok({ guests: replace(trip.guests, by, { ...by, ...fields }) });
  const setItem = (id: number, fields: Partial<TripItem>): Changed =>
    changeItem(trip, id, (item) => ({ items: replace(trip.items, item, { ...item, ...fields }) }));
  switch (command.kind) {
    case 'join':
      return err('taken');
    case 'rename':
      return setGuest({ name: command.name });
    case 'answer':
      return setGuest({ answer: command.answer });
    case 'vote':
      return changeItem(trip, command.item, () => vote(trip, command, by));
    case 'rsvp':
      return changeItem(trip, command.item, () => rsvp(trip, command, by));
    case 'addItem':
      return addItem(trip, command.item, by);
    case 'acceptItem':
      return setItem(command.item, { state: 'planned' });
    case 'setDay':
      return setItem(command.item, { day: command.day, dateChoice: 'chosen' });
    case 'setStarts':
      return setStarts(trip, command.starts);
    case 'removeItem':
      return changeItem(trip, command.item, (item) => ({
        items: trip.items.filter((it) => it !== item),
        votes: trip.votes.filter(({ productId }) => productId !== item.productId),
        rsvps: trip.rsvps.filter(({ productId }) => productId !== item.productId),
        ...withoutItem(trip, item.productId),
      }));
    case 'setPeople':
      return ok({ items: resize(trip.items, command.people) });
    case 'setItemPeople':
      return setItem(command.item, { people: command.people });
    case 'followRsvps':
      return setItem(command.item, { followsRsvps: command.follows });
    case 'removeGuest':
      return removeGuest(trip, command.guest);
    case 'comment':
      return trip.comments.length < tripLimits.comments
        ? ok({
            comments: [
              ...trip.comments,
              { id: newId, guestId: by.id, text: command.text, createdAt: now },
            ],
          })
        : err('full');
    case 'removeComment':
      return removeComment(trip, command.comment, by);
    case 'undo':
      return undoChange(trip, command.revision, history, by, context);
    case 'setShare':
      return setShare(trip, command);
    case 'setTakers':
      return setTakers(trip, command);
    case 'collect':
      return collect(trip, command, context);
    case 'recordPayment':
      return recordPayment(trip, command, context);
    case 'reversePayment':
      return reverseEntry(trip, command.entry, context);
    case 'setSurprise':
      return setSurprise(trip, command);
    case 'endSurprise':
      return ok({ surprise: null });
    case 'addPiece':
      return addPiece(trip, command.piece, newId, now);
    case 'setPiece':
      return setPiece(trip, command, now);
    case 'removePiece':
      return removePiece(trip, command.piece);
  }
};

/** Whether a command leaves a trip as it is. */
const isUnchanged = (trip: Trip, next: Change): boolean =>
  parts.every((part) => {
    const changed = next[part];
    return changed === undefined || JSON.stringify(changed) === JSON.stringify(trip[part]);
  });

/**
 * Applies a command to a trip. Pure. A command about what is one guest's own is applied on top of whatever others have
 * changed. Any other is refused if somebody else has changed the same thing since the sender saw it. Money is recorded once
 * per command, however often it is sent.
 *
 * @returns the trip with the next revision, or the very same one if the command changes nothing
 */
export const applyCommand = (
  trip: Trip,
  command: Command,
  context: CommandContext,
): Result<Trip, CommandRefusal> => {
  const recorded = trip.ledger.find(({ commandId }) => commandId === context.commandId);
  if (recorded) return isRecordOf(recorded, command) ? ok(trip) : err('taken');
  const guest = trip.guests.find(({ id }) => id === context.guestId);
  const own = createPartSet(listSubjects(command));
  const isChanged = context.since.some(
    (event) => event.guestId !== context.guestId && event.subjects.some(own.overlaps),
  );
  let changed: Changed;
  if (command.kind === 'join') changed = join(trip, command.name, context);
  else if (!guest || (isForOrganiser(command.kind) && guest.role !== 'organiser')) {
    changed = err('forbidden');
  } else changed = isChanged ? err('conflict') : change(trip, command, guest, context);
  if (!changed.ok) return changed;
  if (isUnchanged(trip, changed.value)) return ok(trip);
  return ok({ ...trip, ...changed.value, revision: trip.revision + 1 });
};
