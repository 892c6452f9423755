import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { at, createGuest, createIds, createTestTrip, runOn } from '../testing/trips';
import { applyCommand } from './applyCommand';
import { canReverse, sumEntries, toReference } from './charge';
import type { Command } from './command';
import type { TripEvent } from './event';
import { type Trip, tripLimits } from './trip';
import { listUndoable } from './undo';

const trip = createTestTrip();
const [olga, ann] = trip.guests;
if (!olga || !ann) throw new Error('The trip has two guests');
const open = runOn(trip, { kind: 'collect', payTo: 'PL61 1090' }).after;
const chargeOf = ({ charges }: Trip, guest = ann.id) =>
  charges.find(({ guestId }) => guestId === guest)?.id ?? '';

const record = (to: Trip, change: Partial<Command & { kind: 'recordPayment' }> = {}) => ({
  kind: 'recordPayment' as const,
  charge: chargeOf(to),
  direction: 'received' as const,
  amount: 5000,
  day: '2026-05-23',
  ...change,
});

const problemOf = (to: Trip, command: Command, guestId = olga.id) => {
  const context = { ...createIds(), guestId, since: [], now: at(5).toISOString() };
  const result = applyCommand(to, command, context);
  return result.ok ? undefined : result.problem;
};

const amounts = ({ ledger }: Trip) => ledger.map(({ kind, amount }) => [kind, amount]);

it('a book has a charge for each guest but the organiser, and for those who join later', () => {
  expect(open.collection).toEqual({ payTo: 'PL61 1090', openedAt: at(1).toISOString() });
  expect(open.charges.map(({ guestId }) => guestId)).toEqual([ann.id]);
  const context = { ...createIds(), guestId: undefined, since: [], now: at(9).toISOString() };
  const joined = applyCommand(open, { kind: 'join', name: 'Kim' }, context);
  if (!joined.ok) throw new Error(joined.problem);
  expect(joined.value.charges).toHaveLength(2);
  const changed = runOn(joined.value, { kind: 'collect', payTo: '' }).after;
  expect(changed.collection).toEqual({ payTo: '', openedAt: at(1).toISOString() });
  expect(changed.charges).toEqual(joined.value.charges);
});

it('nobody who joins a trip without a book has a charge', () => {
  const context = { ...createIds(), guestId: undefined, since: [], now: at(9).toISOString() };
  expect(applyCommand(trip, { kind: 'join', name: 'Kim' }, context)).toMatchObject({
    value: { collection: null, charges: [] },
  });
});

it('a reference is short, without letters that look alike, and different within a trip', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(toReference(id)).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{2}$/);
    }),
  );
  // The first id has the reference of Ann's charge.
  const twin = `${chargeOf(open).slice(0, 8)}-0000-4000-8000-000000000000`;
  const ids = [twin, randomUUID()];
  const context = {
    ...createIds(),
    createId: () => ids.shift() ?? randomUUID(),
    guestId: undefined,
    since: [],
    now: '',
  };
  const joined = applyCommand(open, { kind: 'join', name: 'Kim' }, context);
  if (!joined.ok) throw new Error(joined.problem);
  expect(new Set(joined.value.charges.map(({ reference }) => reference)).size).toBe(2);
  expect(ids).toEqual([]);
});

it('money is received, given back, and never more than was received', () => {
  const paid = runOn(open, record(open)).after;
  const returned = runOn(paid, record(paid, { direction: 'returned', amount: 2000 })).after;
  expect(amounts(returned)).toEqual([
    ['received', 5000],
    ['returned', -2000],
  ]);
  const tooMuch = record(returned, { direction: 'returned', amount: 3001 });
  expect(problemOf(returned, tooMuch)).toBe('forbidden');
  expect(problemOf(open, record(open, { charge: randomUUID() }))).toBe('gone');
  expect(problemOf(open, record(open, { day: '2026-05-25' }))).toBe('forbidden');
  expect(problemOf(open, record(open, { day: '2026-05-24' }))).toBeUndefined();
});

it('a command that is sent again records nothing, whoever remembers it', () => {
  const context = { ...createIds(), guestId: olga.id, since: [], now: at(5).toISOString() };
  const once = applyCommand(open, record(open), context);
  if (!once.ok) throw new Error(once.problem);
  const again = applyCommand(once.value, record(open), { ...context, newId: randomUUID() });
  expect(again).toEqual({ ok: true, value: once.value });
});

it('a wrong record is taken back by another one, once', () => {
  const paid = runOn(open, record(open)).after;
  const entry = paid.ledger[0]?.id ?? '';
  const command = { kind: 'reversePayment', charge: chargeOf(open), entry } as const;
  const back = runOn(paid, command).after;
  expect(amounts(back)).toEqual([
    ['received', 5000],
    ['reversed', -5000],
  ]);
  expect(back.ledger[0]).toEqual(paid.ledger[0]);
  expect(back.ledger[1]).toMatchObject({ reverses: entry, day: '2026-05-23' });
  expect(problemOf(back, command)).toBe('gone');
  const counter = back.ledger[1]?.id ?? '';
  expect(problemOf(back, { ...command, entry: counter })).toBe('gone');
});

it('what was received is not taken back while some of it was given back', () => {
  const paid = runOn(open, record(open)).after;
  const returned = runOn(paid, record(paid, { direction: 'returned', amount: 1 })).after;
  const [received, given] = returned.ledger;
  if (!received || !given) throw new Error('There are two entries');
  expect(canReverse(returned.ledger, received)).toBe(false);
  expect(canReverse(returned.ledger, given)).toBe(true);
});

it('an undo of a record takes it back, and stands', () => {
  const { after, event } = runOn(open, record(open));
  expect(event.replaced).toEqual([{ kind: 'entry', entry: after.ledger[0]?.id }]);
  const undone = runOn(after, { kind: 'undo', revision: event.revision }, { history: [event] });
  expect(sumEntries(undone.after.ledger)).toBe(0);
  expect(undone.after.ledger).toHaveLength(2);
  const events: readonly TripEvent[] = [event, undone.event];
  expect([...listUndoable(undone.after, events, olga)]).toEqual([]);
  expect(JSON.stringify(events)).not.toContain('5000');
});

it('a record is not undone while some of its money was given back, and nobody is offered that', () => {
  const paid = runOn(open, record(open));
  const given = runOn(paid.after, record(paid.after, { direction: 'returned', amount: 1 }));
  const events = [paid.event, given.event];
  expect([...listUndoable(given.after, events, olga)]).toEqual([given.event.revision]);
  const undo = (to: Trip, event: TripEvent, history: readonly TripEvent[]) =>
    applyCommand(
      to,
      { kind: 'undo', revision: event.revision },
      { ...createIds(), guestId: olga.id, since: [], history, now: at(9).toISOString() },
    );
  expect(undo(given.after, paid.event, events)).toEqual({ ok: false, problem: 'conflict' });
  // What was given back is taken back first.
  const { after, event } = runOn(
    given.after,
    { kind: 'undo', revision: given.event.revision },
    { history: [given.event] },
  );
  const later = [...events, event];
  expect([...listUndoable(after, later, olga)]).toEqual([paid.event.revision]);
  expect(undo(after, paid.event, later)).toMatchObject({ ok: true });
});

it('a command with the id of a record is refused, unless it is the same', () => {
  const context = { ...createIds(), guestId: olga.id, since: [], now: at(5).toISOString() };
  const once = applyCommand(open, record(open), context);
  if (!once.ok) throw new Error(once.problem);
  const entry = once.value.ledger[0]?.id ?? '';
  for (const command of [
    record(open, { amount: 5001 }),
    record(open, { direction: 'returned' }),
    record(open, { day: '2026-05-22' }),
    record(open, { charge: randomUUID() }),
    { kind: 'reversePayment', charge: chargeOf(open), entry },
    { kind: 'collect', payTo: '' },
  ] as const) {
    expect(applyCommand(once.value, command, context)).toEqual({ ok: false, problem: 'taken' });
  }
  const back = { ...context, ...createIds() };
  const reversal = { kind: 'reversePayment', charge: chargeOf(open), entry } as const;
  const reversed = applyCommand(once.value, reversal, back);
  if (!reversed.ok) throw new Error(reversed.problem);
  expect(applyCommand(reversed.value, reversal, back)).toEqual(reversed);
  expect(applyCommand(reversed.value, { ...reversal, entry: 'x' }, back)).toMatchObject({
    problem: 'taken',
  });
});

it('the text that says how to pay is in no event, so it cannot be brought back', () => {
  const { event } = runOn(open, { kind: 'collect', payTo: 'DE89 3704' });
  expect(event.replaced).toBeNull();
  expect(JSON.stringify(event)).not.toContain('PL61');
});

it('with a guest his charge goes, unless money was recorded: then it stays with his name', () => {
  const remove = { kind: 'removeGuest', guest: ann.id } as const;
  expect(runOn(open, remove).after.charges).toEqual([]);
  const paid = runOn(open, record(open)).after;
  const left = runOn(paid, remove).after;
  expect(left.charges).toEqual([{ ...paid.charges[0], leftAs: 'Ann' }]);
  expect(left.ledger).toEqual(paid.ledger);
  const returned = runOn(left, record(left, { direction: 'returned' })).after;
  expect(sumEntries(returned.ledger)).toBe(0);
});

it('only so many records fit, and each of them can still be taken back', () => {
  const paid = runOn(open, record(open)).after;
  const [entry] = paid.ledger;
  if (!entry) throw new Error('There is an entry');
  const ledger = Array.from({ length: tripLimits.ledger }, (_, index) => ({
    ...entry,
    id: `${index}`,
    commandId: `${index}`,
  }));
  const full = { ...paid, ledger };
  expect(problemOf(full, record(full))).toBe('full');
  const back = { kind: 'reversePayment', charge: chargeOf(open), entry: '7' } as const;
  expect(problemOf(full, back)).toBeUndefined();
});

it.each([
  { kind: 'collect', payTo: '' },
  record(open),
  { kind: 'reversePayment', charge: chargeOf(open), entry: 'x' },
] as const)('$kind is forbidden to a guest and to a person who is none', (command) => {
  expect(problemOf(open, command, ann.id)).toBe('forbidden');
  expect(problemOf(open, command, createGuest().id)).toBe('forbidden');
});
