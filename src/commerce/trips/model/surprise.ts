import type { Trip } from './trip';

/**
 * What a guest of honour gets to know of a trip that is a surprise for him: pieces that the organiser has written, each
 * from a moment on. Everything here is pure, so the organiser's preview and the server's answer are the same.
 */

/** What to pack, when to be where, or just a message. */
export const pieceKinds = ['pack', 'place', 'message'] as const;
export type PieceKind = (typeof pieceKinds)[number];

/** What the guest of honour reads of a piece. */
export interface PieceWords {
  readonly kind: PieceKind;
  readonly text: string;
  /** `YYYY-MM-DD`, as the organiser has typed it: where the guest of honour is then. */
  readonly day: string | null;
  /** `HH:MM`, beside the day. */
  readonly time: string | null;
  readonly place: string | null;
}

export interface Piece extends PieceWords {
  /** UUID. */
  readonly id: string;
  /** The moment from which on it is shown. ISO 8601 in UTC. */
  readonly revealAt: string;
}

/** A piece as an organiser sends it. Without a moment it is shown from now on. */
export type NewPiece = PieceWords & { readonly revealAt: string | null };

/** While a trip has one, it is a surprise. */
export interface Surprise {
  /** The guest for whom it is one; `null` if he has not joined, as is best. */
  readonly guestId: string | null;
  /** Whether he is told at what moment the next piece comes. */
  readonly tellsNext: boolean;
}

export const surpriseLimits = {
  pieces: 40,
  /** In characters. */
  text: 300,
  place: 120,
} as const;

/** The whole answer to a guest of honour, beside the id of his page. */
export interface SurpriseView {
  readonly pieces: readonly PieceWords[];
  /** The moment of the next piece, ISO 8601 in UTC; `null` if there is none, or if he is not told. */
  readonly next: string | null;
}

const toWords = ({ kind, text, day, time, place }: Piece): PieceWords => ({
  kind,
  text,
  day,
  time,
  place,
});

/** In the order in which they are shown, and stored. */
export const sortPieces = (pieces: readonly Piece[]): readonly Piece[] =>
  [...pieces].sort((one, other) =>
    one.revealAt === other.revealAt
      ? Number(one.id > other.id) - Number(one.id < other.id)
      : Number(one.revealAt > other.revealAt) - Number(one.revealAt < other.revealAt),
  );

/**
 * What a guest of honour sees. It is made from an allowlist: nothing of a trip gets into it but the pieces whose time has
 * come, field by field.
 *
 * @param now ms since 1970
 */
export const showSurprise = (
  { pieces, surprise }: Pick<Trip, 'pieces'> & { readonly surprise: Surprise },
  now: number,
): SurpriseView => {
  const sorted = sortPieces(pieces);
  const next = sorted.find(({ revealAt }) => Date.parse(revealAt) > now);
  return {
    pieces: sorted.filter(({ revealAt }) => Date.parse(revealAt) <= now).map(toWords),
    next: surprise.tellsNext && next ? next.revealAt : null,
  };
};

/** The id of the page of a guest of honour. It opens nothing, and it is not that of the trip, which others know. */
export const isSurpriseId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{16}$/.test(value);

/** @param linkId UUID of the link of the guest of honour */
export const toSurpriseId = (linkId: string): string => linkId.replaceAll('-', '').slice(-16);
