import { err, ok, type Result } from '@troupe/basics/result';
import { addDays } from '@/lib/days';
import { canReverse, type Charge, type LedgerEntry, sumEntries, toReference } from './charge';
import type { Command } from './command';
import { type Guest, type Trip, tripLimits } from './trip';

/** What the command that writes an entry is known by. */
export interface EntryContext {
  /** For what a command adds: a guest, a comment or an entry. */
  readonly newId: string;
  readonly commandId: string;
  /** ISO 8601 in UTC. */
  readonly now: string;
}

export interface ChargeContext extends EntryContext {
  /** Gives a new UUID each time. */
  readonly createId: () => string;
}

type Money = Pick<Trip, 'collection' | 'charges' | 'ledger'>;
type Changed = Result<Partial<Money>, 'gone' | 'full' | 'forbidden'>;
type CommandOf<Kind> = Command & { readonly kind: Kind };

/** In the order of the database. */
const sortCharges = (charges: readonly Charge[]): readonly Charge[] =>
  [...charges].sort((a, b) => (a.guestId < b.guestId ? -1 : 1));

/** A charge for each guest who owes something to the organiser and has none. */
export const chargeGuests = (
  charges: readonly Charge[],
  guests: readonly Guest[],
  { createId, now }: Pick<ChargeContext, 'createId' | 'now'>,
): readonly Charge[] => {
  const known = new Set(charges.map(({ guestId }) => guestId));
  const references = new Set(charges.map(({ reference }) => reference));
  const opened = guests
    .filter(({ id, role }) => role === 'guest' && !known.has(id))
    .map(({ id: guestId }): Charge => {
      let id = createId();
      while (references.has(toReference(id))) id = createId();
      const reference = toReference(id);
      references.add(reference);
      return { id, guestId, reference, createdAt: now, leftAs: null };
    });
  return opened.length > 0 ? sortCharges([...charges, ...opened]) : charges;
};

/** Opens the organiser's book with a charge for each guest, or changes the text that says how to pay. */
export const collect = (
  { collection, charges, guests }: Trip,
  { payTo }: CommandOf<'collect'>,
  context: ChargeContext,
): Changed =>
  ok({
    collection: { payTo, openedAt: collection?.openedAt ?? context.now },
    charges: chargeGuests(charges, guests, context),
  });

const entriesOf = ({ ledger }: Pick<Trip, 'ledger'>, chargeId: string) =>
  ledger.filter((it) => it.chargeId === chargeId);

const addEntry = (
  { ledger, revision }: Pick<Trip, 'ledger' | 'revision'>,
  { newId: id, commandId, now: createdAt }: EntryContext,
  entry: Pick<LedgerEntry, 'chargeId' | 'kind' | 'amount' | 'day' | 'reverses'>,
): readonly LedgerEntry[] => [
  ...ledger,
  { id, commandId, createdAt, revision: revision + 1, ...entry },
];

/** Money that was received, or given back. Not more is given back than there is, and nothing moves in the future. */
export const recordPayment = (
  trip: Trip,
  { charge, direction: kind, amount, day }: CommandOf<'recordPayment'>,
  context: EntryContext,
): Changed => {
  if (!trip.charges.some(({ id }) => id === charge)) return err('gone');
  if (trip.ledger.length >= tripLimits.ledger) return err('full');
  // In the east it is tomorrow already.
  if (day > addDays(context.now.slice(0, 10), 1)) return err('forbidden');
  const isReturned = kind === 'returned';
  if (isReturned && sumEntries(entriesOf(trip, charge)) < amount) return err('forbidden');
  const signed = isReturned ? -amount : amount;
  return ok({
    ledger: addEntry(trip, context, {
      chargeId: charge,
      kind,
      amount: signed,
      day,
      reverses: null,
    }),
  });
};

/** The entry, if it can be taken back now. */
export const findReversible = (
  trip: Pick<Trip, 'ledger'>,
  entryId: string,
): LedgerEntry | undefined => {
  const entry = trip.ledger.find(({ id }) => id === entryId);
  return entry && canReverse(entriesOf(trip, entry.chargeId), entry) ? entry : undefined;
};

/** Takes back an entry by an entry of the opposite amount, on the same day. */
export const reverseEntry = (
  trip: Pick<Trip, 'ledger' | 'revision'>,
  entryId: string,
  context: EntryContext,
): Result<Pick<Trip, 'ledger'>, 'gone'> => {
  const entry = findReversible(trip, entryId);
  if (!entry) return err('gone');
  const { chargeId, amount, day } = entry;
  const counter = { chargeId, kind: 'reversed', amount: -amount, day, reverses: entryId } as const;
  return ok({ ledger: addEntry(trip, context, counter) });
};

/** Whether an entry is what a command has recorded. Of an undo, the ledger does not have what it undid. */
export const isRecordOf = (entry: LedgerEntry, command: Command): boolean => {
  switch (command.kind) {
    case 'recordPayment':
      return (
        entry.chargeId === command.charge &&
        entry.kind === command.direction &&
        Math.abs(entry.amount) === command.amount &&
        entry.day === command.day
      );
    case 'reversePayment':
      return entry.reverses === command.entry;
    default:
      return command.kind === 'undo' && entry.reverses !== null;
  }
};

/** The charges that are left when a guest leaves. One with entries stays, with his name, until the trip is deleted. */
export const chargesWithoutGuest = (
  { charges, ledger }: Pick<Trip, 'charges' | 'ledger'>,
  { id, name }: Guest,
): readonly Charge[] =>
  charges.flatMap((charge) => {
    if (charge.guestId !== id) return [charge];
    const isKept = ledger.some(({ chargeId }) => chargeId === charge.id);
    return isKept ? [{ ...charge, leftAs: name }] : [];
  });
