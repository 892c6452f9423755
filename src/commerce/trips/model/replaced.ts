import type { Share } from '@/commerce/pricing/split';
import { type ExtraTaker, type GuestShare, isSameTaker } from './share';
import type { Piece, Surprise } from './surprise';
import type { Guest, RsvpAnswer, Trip, TripAnswer, TripItem, VoteChoice } from './trip';

/** The fields of an activity that commands change. */
const changedFields = ['people', 'followsRsvps', 'day', 'time', 'dateChoice', 'state'] as const;

/** What a piece of a surprise has beside its words. */
const pieceFields = ['kind', 'day', 'time', 'revealAt'] as const;

export type PieceFields = Partial<Pick<Piece, (typeof pieceFields)[number]>>;

export type ItemFields = Partial<Pick<TripItem, (typeof changedFields)[number]>>;

/**
 * One thing that a change has replaced, with what was there before; `null` for nothing. It has no words that a person has
 * typed: the name of an activity is that of the catalogue.
 */
export type Replaced =
  | { readonly kind: 'item'; readonly item: number; readonly was: TripItem | null }
  | { readonly kind: 'fields'; readonly item: number; readonly was: ItemFields }
  | {
      readonly kind: 'vote';
      readonly item: number;
      readonly guest: string;
      readonly was: VoteChoice | null;
    }
  | {
      readonly kind: 'rsvp';
      readonly item: number;
      readonly guest: string;
      readonly was: RsvpAnswer | null;
    }
  /** `null` for a whole share. */
  | { readonly kind: 'share'; readonly guest: string; readonly was: Share | null }
  /** Whether a guest was among those who take an extra. */
  | {
      readonly kind: 'taker';
      readonly item: number;
      readonly extra: number;
      readonly guest: string;
      readonly was: boolean;
    }
  | { readonly kind: 'answer'; readonly guest: string; readonly was: TripAnswer | null }
  | { readonly kind: 'surprise'; readonly was: Surprise | null }
  | { readonly kind: 'piece'; readonly piece: string; readonly was: PieceFields }
  /** A message that was not there. */
  | { readonly kind: 'comment'; readonly comment: string }
  /** A record of money that was not there. It is not removed: another one takes it back. */
  | { readonly kind: 'entry'; readonly entry: string }
  /** A record of money that was taken back, which is final. */
  | { readonly kind: 'reversal'; readonly entry: string };

/** The names of the parts that were replaced, see `PartSet`. */
export const listParts = (replaced: Replaced): readonly string[] => {
  switch (replaced.kind) {
    case 'item':
      return [`item:${replaced.item}`];
    case 'fields':
      return Object.keys(replaced.was).map((field) => `item:${replaced.item}:${field}`);
    case 'vote':
    case 'rsvp':
      return [`item:${replaced.item}:${replaced.kind}:${replaced.guest}`];
    case 'share':
      return [`share:${replaced.guest}`];
    case 'taker':
      return [`item:${replaced.item}:taker:${replaced.extra}:${replaced.guest}`];
    case 'answer':
      return [`answer:${replaced.guest}`];
    case 'surprise':
      return ['surprise'];
    case 'piece':
      return Object.keys(replaced.was).map((field) => `piece:${replaced.piece}:${field}`);
    case 'comment':
      return [`comment:${replaced.comment}`];
    case 'entry':
    case 'reversal':
      return [`entry:${replaced.entry}`];
  }
};

const toFieldsBefore = (before: TripItem, after: TripItem): ItemFields =>
  Object.fromEntries(
    changedFields
      .filter((field) => before[field] !== after[field])
      .map((field) => [field, before[field]]),
  );

const toPieceFieldsBefore = (before: Piece, after: Piece): PieceFields =>
  Object.fromEntries(
    pieceFields
      .filter((field) => before[field] !== after[field])
      .map((field) => [field, before[field]]),
  );

const comparePieces = (before: readonly Piece[], after: readonly Piece[]) =>
  before.flatMap((piece): Replaced[] => {
    const now = after.find(({ id }) => id === piece.id);
    const was = now ? toPieceFieldsBefore(piece, now) : {};
    return Object.keys(was).length === 0 ? [] : [{ kind: 'piece', piece: piece.id, was }];
  });

/** Whether the same pieces have the same words. */
const haveSameWords = (before: readonly Piece[], after: readonly Piece[]): boolean =>
  before.length === after.length &&
  before.every(({ id, text, place }) =>
    after.some((it) => it.id === id && it.text === text && it.place === place),
  );

const compareItems = (before: Trip, after: Trip): readonly Replaced[] => {
  const next = new Map(after.items.map((item) => [item.productId, item]));
  const old = new Set(before.items.map(({ productId }) => productId));
  return [
    ...before.items.flatMap((item): Replaced[] => {
      const now = next.get(item.productId);
      if (!now) return [{ kind: 'item', item: item.productId, was: item }];
      const was = toFieldsBefore(item, now);
      const isSame = Object.keys(was).length === 0;
      return isSame ? [] : [{ kind: 'fields', item: item.productId, was }];
    }),
    ...after.items
      .filter(({ productId }) => !old.has(productId))
      .map(({ productId }): Replaced => ({ kind: 'item', item: productId, was: null })),
  ];
};

interface OwnRow {
  readonly productId: number;
  readonly guestId: string;
}

/** The rows that differ: of each the former value, `undefined` if there was none. */
const compareRows = <Row extends OwnRow>(
  before: readonly Row[],
  after: readonly Row[],
  isSame: (one: Row, other: Row) => boolean,
): readonly { readonly row: Row; readonly was: Row | undefined }[] => {
  const keyOf = ({ productId, guestId }: Row) => `${productId} ${guestId}`;
  const old = new Map(before.map((row) => [keyOf(row), row]));
  const next = new Map(after.map((row) => [keyOf(row), row]));
  return [
    ...before.filter((row) => !next.has(keyOf(row))).map((row) => ({ row, was: row })),
    ...after.flatMap((row) => {
      const was = old.get(keyOf(row));
      return was && isSame(was, row) ? [] : [{ row, was }];
    }),
  ];
};

const compareShares = (before: readonly GuestShare[], after: readonly GuestShare[]) => {
  const old = new Map(before.map(({ guestId, share }) => [guestId, share]));
  const next = new Map(after.map(({ guestId, share }) => [guestId, share]));
  return [...new Set([...old.keys(), ...next.keys()])].flatMap((guest): Replaced[] => {
    const was = old.get(guest) ?? null;
    const isSame = JSON.stringify(was) === JSON.stringify(next.get(guest) ?? null);
    return isSame ? [] : [{ kind: 'share', guest, was }];
  });
};

const compareTakers = (before: readonly ExtraTaker[], after: readonly ExtraTaker[]) => {
  const without = (all: readonly ExtraTaker[], others: readonly ExtraTaker[]) =>
    all.filter((one) => !others.some((other) => isSameTaker(one, other)));
  const toReplaced = ({ productId, extraId, guestId }: ExtraTaker, was: boolean): Replaced => ({
    kind: 'taker',
    item: productId,
    extra: extraId,
    guest: guestId,
    was,
  });
  return [
    ...without(before, after).map((it) => toReplaced(it, true)),
    ...without(after, before).map((it) => toReplaced(it, false)),
  ];
};

const isSameGuest = (one: Guest, other: Guest | undefined): boolean =>
  other !== undefined && one.name === other.name;

/**
 * What a change has replaced. `null` if it cannot be undone: it removed words that a person had typed, which are not
 * kept, or it is about who is a guest.
 */
export const listReplaced = (before: Trip, after: Trip): readonly Replaced[] | null => {
  const guests = new Map(after.guests.map((guest) => [guest.id, guest]));
  const comments = new Set(after.comments.map(({ id }) => id));
  const isLost =
    before.guests.length !== after.guests.length ||
    !before.guests.every((guest) => isSameGuest(guest, guests.get(guest.id))) ||
    !before.comments.every(({ id }) => comments.has(id)) ||
    JSON.stringify(before.collection) !== JSON.stringify(after.collection) ||
    !haveSameWords(before.pieces, after.pieces);
  if (isLost) return null;
  const said = new Set(before.comments.map(({ id }) => id));
  return [
    ...compareItems(before, after),
    ...compareRows(before.votes, after.votes, (one, other) => one.choice === other.choice).map(
      ({ row, was }): Replaced => ({
        kind: 'vote',
        item: row.productId,
        guest: row.guestId,
        was: was?.choice ?? null,
      }),
    ),
    ...compareRows(before.rsvps, after.rsvps, (one, other) => one.answer === other.answer).map(
      ({ row, was }): Replaced => ({
        kind: 'rsvp',
        item: row.productId,
        guest: row.guestId,
        was: was?.answer ?? null,
      }),
    ),
    ...compareShares(before.shares, after.shares),
    ...compareTakers(before.takers, after.takers),
    ...(JSON.stringify(before.surprise) === JSON.stringify(after.surprise)
      ? []
      : [{ kind: 'surprise', was: before.surprise } as const]),
    ...comparePieces(before.pieces, after.pieces),
    ...before.guests
      .filter(({ id, answer }) => guests.get(id)?.answer !== answer)
      .map(({ id, answer }): Replaced => ({ kind: 'answer', guest: id, was: answer })),
    ...after.comments
      .filter(({ id }) => !said.has(id))
      .map(({ id }): Replaced => ({ kind: 'comment', comment: id })),
    ...after.ledger
      .slice(before.ledger.length)
      .map(({ id, reverses }): Replaced =>
        reverses === null ? { kind: 'entry', entry: id } : { kind: 'reversal', entry: reverses },
      ),
  ];
};
