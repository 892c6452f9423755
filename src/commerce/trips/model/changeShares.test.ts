import { at, createIds, createTestTrip } from '../testing/trips';
import { applyCommand } from './applyCommand';
import type { Command } from './command';
import type { Trip } from './trip';

const trip = createTestTrip();
const [olga = '', ann = ''] = trip.guests.map(({ id }) => id);

const apply = (command: Command, to = trip): Trip => {
  const context = { ...createIds(), guestId: olga, since: [], now: at(5).toISOString() };
  const result = applyCommand(to, command, context);
  if (!result.ok) throw new Error(result.problem);
  return result.value;
};

const honour = { kind: 'honour' } as const;
const whole = { kind: 'weight', weight: 2 } as const;

it('a guest has one share, and a whole one is as none', () => {
  const honoured = apply({ kind: 'setShare', guest: ann, share: honour });
  expect(honoured.shares).toEqual([{ guestId: ann, share: honour }]);
  const fixed = { kind: 'fixed', amount: 100 } as const;
  const changed = apply({ kind: 'setShare', guest: ann, share: fixed }, honoured);
  expect(changed.shares).toEqual([{ guestId: ann, share: fixed }]);
  expect(apply({ kind: 'setShare', guest: ann, share: whole }, changed).shares).toEqual([]);
});

it('those who take an extra are replaced as a whole, and each counts once', () => {
  const taken = apply({ kind: 'setTakers', item: 1, extra: 11, guests: [olga, ann, olga] });
  expect(taken.takers).toHaveLength(2);
  const left = apply({ kind: 'setTakers', item: 1, extra: 11, guests: [ann] }, taken);
  expect(left.takers).toEqual([{ productId: 1, extraId: 11, guestId: ann }]);
});

it('with a guest and with an activity their shares go', () => {
  const set = apply(
    { kind: 'setTakers', item: 1, extra: 11, guests: [ann] },
    apply({ kind: 'setShare', guest: ann, share: honour }),
  );
  expect(apply({ kind: 'removeGuest', guest: ann }, set)).toMatchObject({ shares: [], takers: [] });
  expect(apply({ kind: 'removeItem', item: 1 }, set).takers).toEqual([]);
});

it.each([
  { kind: 'setShare', guest: 'nobody', share: honour },
  { kind: 'setTakers', item: 1, extra: 11, guests: ['nobody'] },
  { kind: 'setTakers', item: 1, extra: 99, guests: [] },
  { kind: 'setTakers', item: 9, extra: 11, guests: [] },
] as const)('what is no longer there is refused: %j', (command) => {
  expect(() => apply(command)).toThrow('gone');
});
