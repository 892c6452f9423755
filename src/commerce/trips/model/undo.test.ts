import fc from 'fast-check';
import type { Share } from '@/commerce/pricing/split';
import { createGuest, createIds, createItem, createTestTrip, runOn } from '../testing/trips';
import { applyCommand } from './applyCommand';
import type { Command } from './command';
import type { TripEvent } from './event';
import { OPEN_PLACE } from './share';
import { type Trip, rsvpAnswers, tripAnswers, voteChoices } from './trip';
import { listUndoable } from './undo';
import { countRuns } from '@/testing/scope';

const guests = ['organiser', 'second', 'ann', 'bo'].map((id, index) =>
  createGuest({ id, name: id, role: index < 2 ? 'organiser' : 'guest' }),
);
const start = createTestTrip({
  guests,
  items: [1, 2, 3].map((productId) => createItem({ productId })),
  votes: [{ productId: 1, guestId: 'ann', choice: 'yes' }],
  rsvps: [{ productId: 1, guestId: 'bo', answer: 'no' }],
});

/** Rows come back in another order, in which they are not stored either. */
const toContent = (trip: Trip) => ({
  ...trip,
  revision: 0,
  items: [...trip.items].sort((one, other) => one.productId - other.productId),
  votes: trip.votes.map((it) => JSON.stringify(it)).sort(),
  rsvps: trip.rsvps.map((it) => JSON.stringify(it)).sort(),
  shares: trip.shares.map((it) => JSON.stringify(it)).sort(),
  takers: trip.takers.map((it) => JSON.stringify(it)).sort(),
});

/** A trip with what has happened to it. */
interface Story {
  readonly trip: Trip;
  readonly events: readonly TripEvent[];
}

const tell = (story: Story, command: Command, guestId = 'organiser'): Story => {
  const history =
    command.kind === 'undo'
      ? story.events.filter(({ revision }) => revision >= command.revision)
      : [];
  const newId = `new ${story.trip.revision}`;
  const { after, event } = runOn(story.trip, command, { guestId, history, newId });
  return { trip: after, events: [...story.events, event] };
};

const problemOf = (story: Story, revision: number, guestId: string) => {
  const history = story.events.filter((event) => event.revision >= revision);
  const command = { kind: 'undo', revision } as const;
  const context = { ...createIds(), guestId, since: [], history, now: '' };
  const result = applyCommand(story.trip, command, context);
  return result.ok ? undefined : result.problem;
};

const item = fc.constantFrom(1, 2, 3);

const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ kind: fc.constant('vote'), item, choice: fc.constantFrom(...voteChoices, null) }),
  fc.record({ kind: fc.constant('rsvp'), item, answer: fc.constantFrom(...rsvpAnswers, null) }),
  fc.record({ kind: fc.constant('answer'), answer: fc.constantFrom(...tripAnswers, null) }),
  fc.record({ kind: fc.constant('setPeople'), people: fc.integer({ min: 1, max: 60 }) }),
  fc.record({
    kind: fc.constant('setItemPeople'),
    item,
    people: fc.integer({ min: 1, max: 60 }),
  }),
  fc.record({ kind: fc.constant('followRsvps'), item, follows: fc.boolean() }),
  fc.record({
    kind: fc.constant('setDay'),
    item,
    day: fc.constantFrom('2026-06-20', '2026-07-01'),
  }),
  fc.record({
    kind: fc.constant('setStarts'),
    starts: fc.uniqueArray(
      fc.record({
        item,
        day: fc.constantFrom('2026-06-20', '2026-07-01'),
        time: fc.constantFrom('10:00', '14:30'),
      }),
      { selector: (start) => start.item, minLength: 1 },
    ),
  }),
  fc.record({ kind: fc.constant('removeItem'), item }),
  fc.record({ kind: fc.constant('acceptItem'), item }),
  fc.record({
    kind: fc.constant('addItem'),
    item: item.map((productId) => createItem({ productId, people: 5 })),
  }),
  fc.record({ kind: fc.constant('comment'), text: fc.constant('Hello') }),
  fc.record({
    kind: fc.constant('setShare'),
    guest: fc.constantFrom('ann', 'bo', OPEN_PLACE),
    share: fc.constantFrom<Share>(
      { kind: 'honour' },
      { kind: 'weight', weight: 1 },
      { kind: 'weight', weight: 2 },
      { kind: 'fixed', amount: 4950 },
    ),
  }),
  fc.record({
    kind: fc.constant('setTakers'),
    item,
    extra: fc.constantFrom(11, 12),
    guests: fc.uniqueArray(fc.constantFrom('ann', 'bo', 'second')),
  }),
);

/** What takes away things that earlier changes were about, without being a change of the same. */
const anyRemoval: fc.Arbitrary<(trip: Trip) => Command | undefined> = fc.oneof(
  fc.constantFrom('ann', 'bo').map((guest) => () => ({ kind: 'removeGuest', guest }) as const),
  fc.nat({ max: 9 }).map((index) => ({ comments }: Trip) => {
    const comment = comments[index % (comments.length || 1)]?.id;
    return comment === undefined ? undefined : ({ kind: 'removeComment', comment } as const);
  }),
  fc
    .tuple(fc.constantFrom('received', 'returned'), fc.integer({ min: 1, max: 3 }))
    .map(([direction, amount]) => ({ charges }: Trip) => {
      const [charge] = charges;
      return (
        charge &&
        ({
          kind: 'recordPayment',
          charge: charge.id,
          direction,
          amount,
          day: '2026-05-20',
        } as const)
      );
    }),
);

const press = fc.record({
  by: fc.constantFrom('organiser', 'second', 'ann', 'bo'),
  command: anyCommand,
  /** Undoes one of the changes so far instead, if that is possible. */
  undoes: fc.option(fc.nat({ max: 20 })),
});

const play = (
  presses: readonly { by: string; command: Command; undoes: number | null }[],
  from: Story = { trip: start, events: [] },
) =>
  presses.reduce<Story>((story, { by, command, undoes }) => {
    try {
      const event = undoes === null ? undefined : story.events[undoes % (story.events.length || 1)];
      const next = event ? ({ kind: 'undo', revision: event.revision } as const) : command;
      const told = tell(story, next, by);
      return told.trip === story.trip ? story : told;
    } catch {
      // Refused.
      return story;
    }
  }, from);

it('an undo restores the trip as it was, except for its revision', () => {
  fc.assert(
    fc.property(fc.array(press, { maxLength: 25 }), press, (presses, { by, command }) => {
      const before = play(presses);
      const after = play([...presses, { by, command, undoes: null }]);
      fc.pre(after.trip.revision > before.trip.revision);
      const undone = tell(after, { kind: 'undo', revision: after.trip.revision }, by);
      expect(toContent(undone.trip)).toEqual(toContent(before.trip));
      expect(undone.trip.revision).toBe(after.trip.revision + 1);
      // It can be taken back itself, except a message, which is not kept.
      if (command.kind === 'comment') {
        expect(problemOf(undone, undone.trip.revision, by)).toBe('gone');
      } else {
        const again = tell(undone, { kind: 'undo', revision: undone.trip.revision }, by);
        expect(toContent(again.trip)).toEqual(toContent(after.trip));
      }
    }),
    { numRuns: countRuns(300) },
  );
});

it('what is offered can be undone, and what is not offered is refused', () => {
  const collecting = runOn(start, { kind: 'collect', payTo: '' }).after;
  const step = fc.oneof(
    press.map(({ command, ...it }) => ({ ...it, toCommand: (): Command | undefined => command })),
    anyRemoval.map((toCommand) => ({ by: 'organiser', undoes: null, toCommand })),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const story = steps.reduce<Story>(
        (told, { toCommand, ...it }) => {
          const command = toCommand(told.trip);
          return command ? play([{ ...it, command }], told) : told;
        },
        { trip: { ...collecting, revision: 0 }, events: [] },
      );
      for (const guest of story.trip.guests) {
        const offered = listUndoable(story.trip, story.events, guest);
        for (const { revision } of story.events) {
          const problem = problemOf(story, revision, guest.id);
          if (!offered.has(revision)) expect(problem).toMatch(/forbidden|conflict|gone/);
          else {
            expect(problem).toBeUndefined();
            const { trip } = tell(story, { kind: 'undo', revision }, guest.id);
            expect(trip.revision).toBe(story.trip.revision + 1);
          }
        }
      }
    }),
    { numRuns: countRuns(200) },
  );
});

it('a change is not undone once somebody else has changed the same, and is beside other changes', () => {
  const moved = tell({ trip: start, events: [] }, { kind: 'setDay', item: 1, day: '2026-07-01' });
  const other = tell(moved, { kind: 'setItemPeople', item: 1, people: 3 }, 'second');
  expect(problemOf(other, 1, 'organiser')).toBeUndefined();
  const again = tell(other, { kind: 'setDay', item: 1, day: '2026-06-20' }, 'second');
  expect(problemOf(again, 1, 'organiser')).toBe('conflict');
  // Somebody has voted on what would vanish.
  const added = tell(
    { trip: start, events: [] },
    { kind: 'addItem', item: createItem({ productId: 9 }) },
    'ann',
  );
  const voted = tell(added, { kind: 'vote', item: 9, choice: 'yes' }, 'bo');
  expect(problemOf(voted, 1, 'ann')).toBe('conflict');
});

it('nobody takes back a vote or an answer of somebody else, and a guest nothing of others', () => {
  const nothing = { trip: start, events: [] };
  const voted = tell(nothing, { kind: 'vote', item: 1, choice: 'no' }, 'ann');
  expect(problemOf(voted, 1, 'organiser')).toBe('forbidden');
  expect(problemOf(voted, 1, 'bo')).toBe('forbidden');
  const said = tell(nothing, { kind: 'comment', text: 'Hello' }, 'ann');
  expect(problemOf(said, 1, 'bo')).toBe('forbidden');
  expect(problemOf(said, 1, 'second')).toBeUndefined();
});

it('the votes of a guest who was removed do not come back with an activity', () => {
  const removed = tell({ trip: start, events: [] }, { kind: 'removeItem', item: 1 });
  const left = tell(removed, { kind: 'removeGuest', guest: 'ann' });
  const back = tell(left, { kind: 'undo', revision: 1 });
  expect(back.trip.items.map(({ productId }) => productId)).toContain(1);
  expect(back.trip.votes).toEqual([]);
  expect(back.trip.rsvps).toEqual(start.rsvps);
});

it('a share of a guest who was removed, or a message that was deleted, is not brought back', () => {
  const nothing = { trip: start, events: [] };
  const shared = tell(nothing, { kind: 'setShare', guest: 'ann', share: { kind: 'honour' } });
  const said = tell(shared, { kind: 'comment', text: 'Hello' });
  const left = tell(said, { kind: 'removeGuest', guest: 'ann' });
  const silent = tell(left, {
    kind: 'removeComment',
    comment: left.trip.comments[0]?.id ?? '',
  });
  const organiser = silent.trip.guests[0];
  if (!organiser) throw new Error('The organiser stays');
  expect([...listUndoable(silent.trip, silent.events, organiser)]).toEqual([]);
  for (const revision of [1, 2]) expect(problemOf(silent, revision, 'organiser')).toBe('conflict');
});

it('keeps no words', () => {
  const { events } = play([
    { by: 'ann', command: { kind: 'comment', text: 'a secret' }, undoes: null },
    { by: 'ann', command: { kind: 'rename', name: 'a secret' }, undoes: null },
    { by: 'ann', command: { kind: 'answer', answer: 'yes' }, undoes: null },
  ]);
  expect(events).toHaveLength(3);
  expect(JSON.stringify(events)).not.toContain('a secret');
});
