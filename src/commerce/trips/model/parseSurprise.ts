import { toFields } from '@troupe/basics/fields';
import { isOneOf } from '@troupe/basics/isOneOf';
import { isStartTime } from '@/commerce/cart/cart';
import { isDay } from '@/lib/days';
import {
  isSurpriseId,
  type Piece,
  pieceKinds,
  type PieceWords,
  type Surprise,
  type SurpriseView,
} from './surprise';

/** What a guest of honour gets, with the id of his page. */
export interface SurpriseState extends SurpriseView {
  readonly id: string;
}

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

const toWords = (value: unknown): PieceWords => {
  const { kind, text, day, time, place } = toFields(value);
  return {
    kind: isOneOf(pieceKinds, kind) ? kind : 'message',
    text: typeof text === 'string' ? text : '',
    day: isDay(day) ? day : null,
    time: isStartTime(time) ? time : null,
    place: typeof place === 'string' ? place : null,
  };
};

/** @param answer the `surprise` of a response @returns `undefined` if it is not that of a surprise */
export const parseSurpriseState = (answer: unknown): SurpriseState | undefined => {
  const { id, pieces, next } = toFields(answer);
  if (!isSurpriseId(id)) return undefined;
  return {
    id,
    pieces: Array.isArray(pieces) ? pieces.map(toWords) : [],
    next: isMoment(next) ? next : null,
  };
};

/** The pieces as an organiser gets them, shown or not. */
export const parsePieces = (value: unknown): readonly Piece[] =>
  (Array.isArray(value) ? value : []).flatMap((it: unknown): Piece[] => {
    const { id, reveal_at: revealAt } = toFields(it);
    return typeof id === 'string' && isMoment(revealAt) ? [{ id, revealAt, ...toWords(it) }] : [];
  });

export const parseSurprise = (value: unknown): Surprise | null => {
  const { guest, tells_next: tellsNext } = toFields(value);
  return typeof tellsNext === 'boolean'
    ? { guestId: typeof guest === 'string' ? guest : null, tellsNext }
    : null;
};
