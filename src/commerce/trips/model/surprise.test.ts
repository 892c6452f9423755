import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { createGuest, createItem, createTestTrip } from '../testing/trips';
import { listNumbers } from '../testing/hiddenWords';
import { parseSurpriseState } from './parseSurprise';
import {
  isSurpriseId,
  type Piece,
  pieceKinds,
  type PieceWords,
  showSurprise,
  toSurpriseId,
} from './surprise';
import { isTripId } from './trip';
import { countRuns } from '@/testing/scope';

const NOW = Date.parse('2026-06-19T08:00:00Z');

const toIso = (ms: number): string => new Date(ms).toISOString();

const create = (revealAt: number, text: string): Piece => ({
  id: randomUUID(),
  kind: 'pack',
  text,
  day: null,
  time: null,
  place: null,
  revealAt: toIso(revealAt),
});

const surprise = { guestId: null, tellsNext: true };

describe('what a guest of honour sees', () => {
  const pieces = [create(NOW + 60_000, 'third'), create(NOW, 'second'), create(NOW - 1, 'first')];

  it('is the pieces whose moment has come, in the order of their moments', () => {
    const { pieces: shown } = showSurprise({ surprise, pieces }, NOW);
    expect(shown.map(({ text }) => text)).toEqual(['first', 'second']);
  });

  it('is when the next one comes, if the organiser wants that', () => {
    expect(showSurprise({ surprise, pieces }, NOW).next).toBe(toIso(NOW + 60_000));
    const silent = { ...surprise, tellsNext: false };
    expect(showSurprise({ surprise: silent, pieces }, NOW).next).toBeNull();
  });

  it('is the same for a silent organiser as for one who has nothing more to say', () => {
    const silent = { ...surprise, tellsNext: false };
    const before = showSurprise({ surprise: silent, pieces }, NOW);
    expect(before).toEqual(showSurprise({ surprise, pieces: pieces.slice(1) }, NOW));
  });
});

/** Every text that is hidden has this sign, and no other has it. */
const SIGN = '§';

const hidden = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).map((it) => SIGN + it);
const open = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((it) => it.replaceAll(SIGN, ''));

const anyPiece = fc
  .record({
    kind: fc.constantFrom(...pieceKinds),
    /** In ms from now. */
    inMs: fc.integer({ min: -100_000, max: 100_000 }),
    words: fc.tuple(open, open),
    secrets: fc.tuple(hidden, hidden, hidden),
  })
  .map(({ kind, inMs, words, secrets }): Piece => {
    const isShown = inMs <= 0;
    const [text = '', place = ''] = isShown ? words : secrets;
    return {
      id: secrets[2],
      kind,
      text,
      day: isShown ? '2026-06-19' : SIGN,
      time: isShown ? '15:00' : SIGN,
      place,
      revealAt: toIso(NOW + inMs),
    };
  });

const anyTrip = fc
  .record({
    pieces: fc.array(anyPiece, { maxLength: 8 }),
    tellsNext: fc.boolean(),
    texts: fc.array(hidden, { minLength: 9, maxLength: 9 }),
  })
  .map(({ pieces, tellsNext, texts }) => {
    const [id = '', city = '', activity = '', name = '', said = '', day = '', zone = ''] = texts;
    return createTestTrip({
      id,
      city,
      createdAt: day,
      stay: { arrival: day, departure: day },
      items: [createItem({ name: activity, day, time: zone, addedBy: name })],
      guests: [createGuest({ id: name, name })],
      votes: [{ productId: 4711, guestId: name, choice: 'yes' }],
      rsvps: [{ productId: 4711, guestId: name, answer: 'yes' }],
      comments: [{ id: said, guestId: name, text: said, createdAt: day }],
      shares: [{ guestId: name, share: { kind: 'fixed', amount: 4711 } }],
      takers: [{ productId: 4711, extraId: 4711, guestId: name }],
      surprise: { guestId: name, tellsNext },
      pieces,
    });
  });

it('nothing of a trip gets into it, whatever the trip is', () => {
  fc.assert(
    fc.property(anyTrip, (trip) => {
      if (!trip.surprise) throw new Error('Each of them is a surprise');
      const whole = { ...trip, surprise: trip.surprise };
      expect(JSON.stringify(whole)).toContain(SIGN);
      const view = showSurprise(whole, NOW);
      expect(JSON.stringify(view)).not.toContain(SIGN);
      expect(listNumbers(view)).toEqual([]);
      // And all that is to be seen is there.
      const shown = trip.pieces.filter(({ revealAt }) => Date.parse(revealAt) <= NOW);
      expect(view.pieces).toHaveLength(shown.length);
    }),
    { numRuns: countRuns(300) },
  );
});

it('it has these fields and no others', () => {
  const view = showSurprise({ surprise, pieces: [create(NOW, 'first')] }, NOW);
  expect(Object.keys(view).sort()).toEqual(['next', 'pieces']);
  const words: readonly (keyof PieceWords)[] = ['day', 'kind', 'place', 'text', 'time'];
  expect(Object.keys(view.pieces[0] ?? {}).sort()).toEqual(words);
});

it('the page has an id of its own, by which nobody finds the trip', () => {
  const id = toSurpriseId(randomUUID());
  expect(isSurpriseId(id)).toBe(true);
  expect(isTripId(id)).toBe(false);
});

it('the page reads what it gets, and nothing that is none', () => {
  const view = showSurprise({ surprise, pieces: [create(NOW, 'first')] }, NOW - 1);
  const id = toSurpriseId(randomUUID());
  expect(parseSurpriseState({ id, ...view })).toEqual({ id, ...view });
  expect(parseSurpriseState({ ...view, id: 'x' })).toBeUndefined();
  expect(parseSurpriseState(null)).toBeUndefined();
});
