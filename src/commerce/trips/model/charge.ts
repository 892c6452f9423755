/** Money that guests of a trip owe its organiser, and what has been recorded of it. The organiser owes himself nothing. */

/** Whether and how an organiser collects money. */
export interface Collection {
  /** How to pay, as the organiser has written it. Plain text, perhaps empty. */
  readonly payTo: string;
  /** ISO 8601 in UTC. */
  readonly openedAt: string;
}

/**
 * What one guest owes. It has no amount: a guest owes his share, which changes with the trip (`splitTrip`). Its currency
 * is that of the trip.
 */
export interface Charge {
  /** UUID. */
  readonly id: string;
  readonly guestId: string;
  /** Named in a transfer, different within a trip, see `toReference`. */
  readonly reference: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  /** The name of a guest who has left. While he is there, the guest himself has it. */
  readonly leftAs: string | null;
}

/** `received`: from the guest. `returned`: to him. `reversed`: takes back another entry, which was wrong. */
export const ledgerKinds = ['received', 'returned', 'reversed'] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** Money that has moved, as the organiser has recorded it. */
export interface LedgerEntry {
  /** UUID. */
  readonly id: string;
  readonly chargeId: string;
  readonly kind: LedgerKind;
  /** Minor units, negative if the organiser has less by it. */
  readonly amount: number;
  /** The day on which the money moved, `YYYY-MM-DD`. */
  readonly day: string;
  /** The entry that it takes back. No entry is taken back twice. */
  readonly reverses: string | null;
  /** UUID of the command, of which a trip has one entry at most. */
  readonly commandId: string;
  /** The revision of the trip that it led to. */
  readonly revision: number;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
}

/** Without 0, 1, I and O, which look alike. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * The reference of a charge, for the purpose of a transfer: `T7K2-4F`. Short enough to be typed, and no secret.
 *
 * @param id UUID of the charge, whose first 30 bits it shows
 */
export const toReference = (id: string): string => {
  const bits = Number.parseInt(id.slice(0, 8), 16) >>> 2;
  const text = [25, 20, 15, 10, 5, 0].map((shift) => LETTERS[(bits >>> shift) & 31]).join('');
  return `${text.slice(0, 4)}-${text.slice(4)}`;
};

/** Minor units that the organiser has of a charge: the sum of its entries. */
export const sumEntries = (entries: readonly Pick<LedgerEntry, 'amount'>[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0);

type Reversible = Pick<LedgerEntry, 'id' | 'kind' | 'amount' | 'reverses'>;

/**
 * Whether an entry can be taken back: once, and not if less than nothing was left then. So what was given back is taken
 * back before what was received.
 *
 * @param entries all of its charge
 */
export const canReverse = (entries: readonly Reversible[], entry: Reversible): boolean =>
  entry.kind !== 'reversed' &&
  !entries.some(({ reverses }) => reverses === entry.id) &&
  sumEntries(entries) - entry.amount >= 0;
