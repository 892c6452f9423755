import fc from 'fast-check';
import { mostItems } from '@/commerce/cart/cart';
import { at, createGuest, createIds, createItem, createTestTrip } from '../testing/trips';
import { applyCommand } from './applyCommand';
import { type Command, listSubjects } from './command';
import { type Trip, tripLimits, voteChoices } from './trip';

const trip = createTestTrip();
const [organiser, ann] = trip.guests.map(({ id }) => id);

const apply = (
  command: Command,
  {
    by = organiser,
    to = trip,
    since = [] as { subjects: string[]; guestId: string | null }[],
  } = {},
) => applyCommand(to, command, { ...createIds(), guestId: by, since, now: at(5).toISOString() });

const problemOf = (result: ReturnType<typeof apply>) => (result.ok ? undefined : result.problem);

describe('what only the organiser may do', () => {
  it.each([
    { kind: 'setPeople', people: 3 },
    { kind: 'removeItem', item: 1 },
    { kind: 'acceptItem', item: 1 },
    { kind: 'setDay', item: 1, day: '2026-07-01' },
    { kind: 'setItemPeople', item: 1, people: 3 },
    { kind: 'followRsvps', item: 1, follows: true },
    { kind: 'setStarts', starts: [{ item: 1, day: '2026-07-01', time: '10:00' }] },
    { kind: 'removeGuest', guest: 'x' },
    { kind: 'setShare', guest: 'open', share: { kind: 'honour' } },
    { kind: 'setTakers', item: 1, extra: 11, guests: [] },
  ] as const)('$kind is forbidden to a guest and to a person who is none', (command) => {
    expect(problemOf(apply(command, { by: ann }))).toBe('forbidden');
    expect(problemOf(apply(command, { by: 'nobody' }))).toBe('forbidden');
  });

  it('a guest whose link outlived him changes nothing', () => {
    expect(problemOf(apply({ kind: 'vote', item: 1, choice: 'yes' }, { by: 'nobody' }))).toBe(
      'forbidden',
    );
  });

  it('nobody removes the organiser', () => {
    expect(problemOf(apply({ kind: 'removeGuest', guest: organiser ?? '' }))).toBe('forbidden');
  });

  it('a guest removes his own words only', () => {
    const said = { id: 'c', guestId: organiser ?? '', text: 'hello', createdAt: '' };
    const to = { ...trip, comments: [said] };
    const command = { kind: 'removeComment', comment: 'c' } as const;
    expect(problemOf(apply(command, { by: ann, to }))).toBe('forbidden');
    expect(apply(command, { to })).toMatchObject({ ok: true, value: { comments: [] } });
  });
});

describe('days and start times of several activities at once', () => {
  const to = { ...trip, items: [createItem(), createItem({ productId: 2, dateChoice: 'held' })] };
  const starts = [
    { item: 2, day: '2026-06-19', time: '18:00' },
    { item: 1, day: '2026-06-20', time: '10:00' },
  ];

  it('are set together, as chosen', () => {
    expect(apply({ kind: 'setStarts', starts }, { to })).toMatchObject({
      ok: true,
      value: {
        revision: trip.revision + 1,
        items: [
          { productId: 1, day: '2026-06-20', time: '10:00', dateChoice: 'chosen' },
          { productId: 2, day: '2026-06-19', time: '18:00', dateChoice: 'chosen' },
        ],
      },
    });
  });

  it('are set all or not at all', () => {
    expect(problemOf(apply({ kind: 'setStarts', starts }))).toBe('gone');
  });

  it('conflict with the day that somebody else has chosen for one of them', () => {
    const since = [{ subjects: ['day:2'], guestId: 'somebody else' }];
    expect(problemOf(apply({ kind: 'setStarts', starts }, { to, since }))).toBe('conflict');
  });
});

it('what a guest adds is a proposal, which the organiser accepts', () => {
  const added = apply({ kind: 'addItem', item: createItem({ productId: 2 }) }, { by: ann });
  if (!added.ok) throw new Error(added.problem);
  expect(added.value.items[1]).toMatchObject({ state: 'proposed', addedBy: ann });
  const accepted = apply({ kind: 'acceptItem', item: 2 }, { to: added.value });
  expect(accepted).toMatchObject({ ok: true, value: { items: [{}, { state: 'planned' }] } });
});

it('a command that changes nothing leaves the revision', () => {
  expect(apply({ kind: 'setPeople', people: 8 })).toEqual({ ok: true, value: trip });
  expect(apply({ kind: 'vote', item: 1, choice: null })).toEqual({ ok: true, value: trip });
});

it.each([
  ['guests', 'join', { guests: Array.from({ length: tripLimits.guests }, () => createGuest()) }],
  [
    'activities',
    'addItem',
    {
      items: Array.from({ length: mostItems }, (_, index) => createItem({ productId: index + 5 })),
    },
  ],
  [
    'comments',
    'comment',
    {
      comments: Array.from({ length: tripLimits.comments }, (_, index) => ({
        id: String(index),
        guestId: '',
        text: '',
        createdAt: '',
      })),
    },
  ],
] as const)('has only so many %s', (_, kind, full) => {
  const commands = {
    join: { kind: 'join', name: 'Bo' },
    addItem: { kind: 'addItem', item: createItem() },
    comment: { kind: 'comment', text: 'Hello' },
  } as const;
  const guests = 'guests' in full ? full.guests : trip.guests;
  const to = { ...trip, ...full, guests };
  const by = kind === 'join' ? undefined : organiser;
  expect(
    problemOf(
      applyCommand(to, commands[kind], { ...createIds(), guestId: by, since: [], now: '' }),
    ),
  ).toBe('full');
});

describe('a command that was made on an older state', () => {
  const since = [{ subjects: ['people'], guestId: ann ?? '' }];
  it('is refused if somebody else has changed the same', () => {
    expect(problemOf(apply({ kind: 'setPeople', people: 3 }, { since }))).toBe('conflict');
  });
  it('is applied if only the same person has', () => {
    const own = [{ subjects: ['people'], guestId: organiser ?? '' }];
    expect(apply({ kind: 'setPeople', people: 3 }, { since: own }).ok).toBe(true);
  });
  it('is applied if it is about something else, or about what is one guest’s own', () => {
    expect(apply({ kind: 'setDay', item: 1, day: '2026-07-01' }, { since }).ok).toBe(true);
    expect(apply({ kind: 'vote', item: 1, choice: 'yes' }, { since }).ok).toBe(true);
  });
  it('the size of the group is that of one activity too, and not that of two', () => {
    const one = { kind: 'setItemPeople', item: 1, people: 3 } as const;
    expect(problemOf(apply(one, { since }))).toBe('conflict');
    const ofItem = (subject: string) => [{ subjects: [subject], guestId: ann ?? '' }];
    expect(problemOf(apply({ kind: 'setPeople', people: 3 }, { since: ofItem('people:1') }))).toBe(
      'conflict',
    );
    expect(apply(one, { since: ofItem('people:12') }).ok).toBe(true);
  });
  it('is gone if its activity is', () => {
    expect(problemOf(apply({ kind: 'vote', item: 7, choice: 'yes' }))).toBe('gone');
  });
});

/** What one of twenty editors does. */
const press = fc.record({
  editor: fc.nat({ max: 19 }),
  /** How many changes behind the newest state the editor's screen is. */
  behind: fc.nat({ max: 30 }),
  command: fc.oneof(
    fc.record({
      kind: fc.constant('vote' as const),
      item: fc.constantFrom(1, 2, 3),
      choice: fc.constantFrom(...voteChoices, null),
    }),
    fc.record({
      kind: fc.constant('answer' as const),
      answer: fc.constantFrom('yes' as const, 'maybe' as const, 'no' as const),
    }),
    fc.record({ kind: fc.constant('setPeople' as const), people: fc.integer({ min: 1, max: 60 }) }),
    fc.record({ kind: fc.constant('comment' as const), text: fc.constantFrom('a', 'b') }),
    fc.record({ kind: fc.constant('removeItem' as const), item: fc.constantFrom(2, 3) }),
  ),
});

it('of twenty editors at once no change is lost or doubled, and no stale one overwrites another', () => {
  const editors = Array.from({ length: 20 }, (_, index) =>
    createGuest({ id: `editor ${index}`, role: index < 5 ? 'organiser' : 'guest' }),
  );
  const start: Trip = {
    ...trip,
    guests: editors,
    items: [1, 2, 3].map((productId) => createItem({ productId })),
  };
  fc.assert(
    fc.property(fc.array(press, { maxLength: 120 }), (presses) => {
      let now = start;
      const log: { subjects: readonly string[]; guestId: string; command: Command }[] = [];
      presses.forEach(({ editor, behind, command }, index) => {
        const guestId = `editor ${editor}`;
        const since = log.slice(Math.max(0, log.length - behind));
        const context = { ...createIds(), guestId, since, newId: `new ${index}`, now: '' };
        const result = applyCommand(now, command, context);
        const isStale = since.some(
          (event) =>
            event.guestId !== guestId &&
            event.subjects.some((subject) => listSubjects(command).includes(subject)),
        );
        if (isStale) expect(result.ok).toBe(false);
        if (!result.ok || result.value === now) return;
        expect(result.value.revision).toBe(now.revision + 1);
        log.push({ subjects: listSubjects(command), guestId, command });
        now = result.value;
      });
      const last = (guestId: string, kind: Command['kind'], item?: number) =>
        log.findLast(
          ({ command, guestId: by }) =>
            by === guestId &&
            command.kind === kind &&
            (item === undefined || ('item' in command && command.item === item)),
        )?.command;
      for (const { id, answer } of now.guests) {
        const answered = last(id, 'answer');
        expect(answer).toBe(answered?.kind === 'answer' ? answered.answer : null);
        for (const { productId } of now.items) {
          const own = now.votes.filter((it) => it.guestId === id && it.productId === productId);
          const voted = last(id, 'vote', productId);
          const choice = voted?.kind === 'vote' ? voted.choice : null;
          expect(own.map((it) => it.choice)).toEqual(choice === null ? [] : [choice]);
        }
      }
      expect(now.comments).toHaveLength(
        log.filter(({ command }) => command.kind === 'comment').length,
      );
      const sized = log.findLast(({ command }) => command.kind === 'setPeople')?.command;
      const people = sized?.kind === 'setPeople' ? sized.people : 8;
      expect(now.items.every((item) => item.people === people)).toBe(true);
      expect(now.revision).toBe(log.length);
    }),
    { numRuns: 200 },
  );
});
