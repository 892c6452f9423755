import type { Command } from '@/commerce/trips/model/command';
import { parseTripState } from '@/commerce/trips/model/tripState';
import { toConflict } from './toConflict';

const [olga, ann] = ['olga', 'ann'];

const state = parseTripState({
  id: 'aB3dE5gH7jK9',
  scope: 'edit',
  currency: 'EUR',
  own_people: 9,
  you: olga,
  items: [
    { id: 1, name: 'Karaoke', day: '2026-06-21', own_people: 7, state: 'planned' },
    {
      id: 2,
      name: 'Boat',
      day: '2026-06-21',
      own_people: 7,
      follows_rsvps: true,
      state: 'proposed',
    },
  ],
  events: [
    { revision: 1, guest: ann, kind: 'setDay', item: 1 },
    { revision: 2, guest: ann, kind: 'setPeople', item: null },
    { revision: 3, guest: 'bo', kind: 'vote', item: 1 },
    { revision: 4, guest: olga, kind: 'setPeople', item: null },
  ],
});

const of = (command: Command) => {
  if (!state) throw new Error('It is the state of a trip');
  return toConflict(command, state);
};

it.each<[Command, object, object]>([
  [
    { kind: 'setPeople', people: 4 },
    { kind: 'people', people: 4 },
    { kind: 'people', people: 9 },
  ],
  [
    { kind: 'setDay', item: 1, day: '2026-06-22' },
    { kind: 'day', day: '2026-06-22' },
    { kind: 'day', day: '2026-06-21' },
  ],
  [
    { kind: 'setItemPeople', item: 2, people: 3 },
    { kind: 'people', people: 3 },
    { kind: 'asMany' },
  ],
  [
    { kind: 'followRsvps', item: 1, follows: true },
    { kind: 'asMany' },
    { kind: 'people', people: 7 },
  ],
  [{ kind: 'removeItem', item: 1 }, { kind: 'removed' }, { kind: 'stays' }],
  [{ kind: 'acceptItem', item: 2 }, { kind: 'planned' }, { kind: 'proposed' }],
])('%j has two versions', (command, mine, theirs) => {
  expect(of(command)).toMatchObject({ command, mine, theirs });
});

it('names the guest who has changed the same', () => {
  expect(of({ kind: 'setDay', item: 1, day: '2026-06-22' })).toMatchObject({
    activity: 'Karaoke',
    guest: ann,
  });
  expect(of({ kind: 'setPeople', people: 4 })).toMatchObject({ activity: null, guest: ann });
});

it.each<[string, Command]>([
  ['both have set the same', { kind: 'setPeople', people: 9 }],
  ['its activity is gone', { kind: 'setDay', item: 7, day: '2026-06-22' }],
  ['it is an undo, which would be refused again', { kind: 'undo', revision: 1 }],
])('leaves nothing to choose when %s', (_, command) => {
  expect(of(command)).toBeUndefined();
});
