import { err, ok, type Result } from '@troupe/basics/result';
import type { Command } from './command';
import { type NewPiece, type Piece, sortPieces, surpriseLimits } from './surprise';
import type { Trip } from './trip';

type Changed = Result<Pick<Partial<Trip>, 'surprise' | 'pieces'>, 'forbidden' | 'gone' | 'full'>;
type CommandOf<Kind> = Extract<Command, { readonly kind: Kind }>;

/** Makes a trip a surprise, or changes for whom. */
export const setSurprise = (
  trip: Trip,
  { guest: guestId, tellsNext }: CommandOf<'setSurprise'>,
): Changed => {
  const guest = trip.guests.find(({ id }) => id === guestId);
  if (guestId !== null && !guest) return err('gone');
  // He could no longer open what he plans.
  if (guest?.role === 'organiser') return err('forbidden');
  return ok({ surprise: { guestId, tellsNext } });
};

const toPiece = (id: string, { revealAt, ...words }: NewPiece, now: string): Piece => ({
  id,
  ...words,
  revealAt: revealAt ?? now,
});

/** @param now ISO 8601 in UTC */
export const addPiece = (trip: Trip, piece: NewPiece, newId: string, now: string): Changed =>
  trip.pieces.length < surpriseLimits.pieces
    ? ok({ pieces: sortPieces([...trip.pieces, toPiece(newId, piece, now)]) })
    : err('full');

export const setPiece = (
  trip: Trip,
  { piece: id, to }: CommandOf<'setPiece'>,
  now: string,
): Changed =>
  trip.pieces.some((it) => it.id === id)
    ? ok({
        pieces: sortPieces(trip.pieces.map((it) => (it.id === id ? toPiece(id, to, now) : it))),
      })
    : err('gone');

export const removePiece = (trip: Trip, id: string): Changed =>
  trip.pieces.some((it) => it.id === id)
    ? ok({ pieces: trip.pieces.filter((it) => it.id !== id) })
    : err('gone');

/** A surprise for a guest who is removed is one for somebody who has not joined. */
export const withoutHonoured = (
  { surprise }: Pick<Trip, 'surprise'>,
  guestId: string,
): Pick<Trip, 'surprise'> => ({
  surprise: surprise?.guestId === guestId ? { ...surprise, guestId: null } : surprise,
});
