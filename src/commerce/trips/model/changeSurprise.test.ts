import { randomUUID } from 'node:crypto';
import { at, createIds, createPiece, createTestTrip, runOn } from '../testing/trips';
import { applyCommand } from './applyCommand';
import type { Command } from './command';
import { surpriseLimits } from './surprise';
import type { Trip } from './trip';

const trip = createTestTrip();
const [olga = '', ann = ''] = trip.guests.map(({ id }) => id);

const apply = (on: Trip, command: Command, guestId = olga, by: string | null = null) =>
  applyCommand(on, command, {
    guestId,
    since: by === null ? [] : [{ guestId: by, subjects: ['surprise', 'piece'] }],
    ...createIds(),
    now: at(5).toISOString(),
  });

/** The trip after changes of the organiser. */
const after = (...commands: readonly Command[]): Trip =>
  commands.reduce((on, command) => runOn(on, command).after, trip);

const undo = (before: Trip, command: Command, on?: Trip) => {
  const change = runOn(before, command);
  return applyCommand(
    on ?? change.after,
    { kind: 'undo', revision: change.event.revision },
    {
      guestId: olga,
      since: [],
      history: [change.event],
      ...createIds(),
      now: at(9).toISOString(),
    },
  );
};

const turnOn = { kind: 'setSurprise', guest: ann, tellsNext: true } as const;
const add = { kind: 'addPiece', piece: createPiece() } as const;

it('a trip becomes a surprise for a guest, or for somebody who has not joined', () => {
  expect(after(turnOn).surprise).toEqual({ guestId: ann, tellsNext: true });
  expect(after({ ...turnOn, guest: null }).surprise).toEqual({ guestId: null, tellsNext: true });
  expect(after(turnOn, { kind: 'endSurprise' }).surprise).toBeNull();
});

it('it is not for the organiser, nor for a stranger, and guests do not change it', () => {
  expect(apply(trip, { ...turnOn, guest: olga })).toMatchObject({ problem: 'forbidden' });
  expect(apply(trip, { ...turnOn, guest: randomUUID() })).toMatchObject({ problem: 'gone' });
  const id = randomUUID();
  const commands: readonly Command[] = [
    turnOn,
    { kind: 'endSurprise' },
    add,
    { kind: 'setPiece', piece: id, to: createPiece() },
    { kind: 'removePiece', piece: id },
  ];
  for (const command of commands) {
    expect(apply(trip, command, ann)).toMatchObject({ problem: 'forbidden' });
  }
});

it('what somebody else has changed meanwhile is a conflict', () => {
  const on = after(turnOn, add);
  const piece = on.pieces[0]?.id ?? '';
  for (const command of [{ kind: 'endSurprise' }, { kind: 'removePiece', piece }] as const) {
    expect(apply(on, command, olga, 'another')).toMatchObject({ problem: 'conflict' });
  }
});

it('a piece without a moment is shown from now on', () => {
  const shown = apply(trip, { ...add, piece: createPiece({ revealAt: null }) });
  expect(shown).toMatchObject({ value: { pieces: [{ revealAt: at(5).toISOString() }] } });
});

it('a piece is changed and removed, and a removed one is neither', () => {
  const on = after(add);
  const piece = on.pieces[0]?.id ?? '';
  const to = createPiece({ text: 'Bring a jacket', kind: 'pack' });
  expect(runOn(on, { kind: 'setPiece', piece, to }).after.pieces).toEqual([{ id: piece, ...to }]);
  const removed = runOn(on, { kind: 'removePiece', piece }).after;
  expect(removed.pieces).toEqual([]);
  expect(apply(removed, { kind: 'setPiece', piece, to })).toMatchObject({ problem: 'gone' });
  expect(apply(removed, { kind: 'removePiece', piece })).toMatchObject({ problem: 'gone' });
});

it('a trip takes as many pieces as it may', () => {
  const full = after(...Array.from({ length: surpriseLimits.pieces }, () => add));
  expect(apply(full, add)).toMatchObject({ problem: 'full' });
});

it('a guest of honour who is removed is surprised all the same', () => {
  const on = after(turnOn, add, { kind: 'removeGuest', guest: ann });
  expect(on.surprise).toEqual({ guestId: null, tellsNext: true });
  expect(on.pieces).toHaveLength(1);
});

it('settings and moments can be undone, words cannot', () => {
  const on = after(turnOn, add);
  const piece = on.pieces[0]?.id ?? '';
  expect(undo(on, { kind: 'endSurprise' })).toMatchObject({ value: { surprise: on.surprise } });
  const later = createPiece({ revealAt: '2026-06-19T12:00:00.000Z', time: '16:00' });
  const moved = undo(on, { kind: 'setPiece', piece, to: later });
  expect(moved).toMatchObject({ value: { pieces: on.pieces } });
  const reworded = createPiece({ text: 'Something else' });
  for (const command of [
    { kind: 'setPiece', piece, to: reworded },
    { kind: 'removePiece', piece },
    add,
  ] as const) {
    expect(undo(on, command)).toMatchObject({ problem: 'gone' });
  }
});

it('an undo brings back no surprise for a guest who has left', () => {
  const on = after(turnOn);
  const ended = runOn(on, { kind: 'endSurprise' }).after;
  const without = runOn(ended, { kind: 'removeGuest', guest: ann }).after;
  expect(undo(on, { kind: 'endSurprise' }, without)).toMatchObject({
    value: { surprise: { guestId: null, tellsNext: true } },
  });
});
