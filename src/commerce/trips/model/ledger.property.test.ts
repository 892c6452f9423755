import fc from 'fast-check';
import type { Share } from '@/commerce/pricing/split';
import { currencyCodes } from '@/commerce/pricing/currencies';
import { toSource, toTrip } from '../testing/anySteps';
import { anySource } from '../testing/splitSources';
import { at, createIds } from '../testing/trips';
import { applyCommand } from './applyCommand';
import { sumEntries } from './charge';
import { toChargeState } from './chargeState';
import type { Command } from './command';
import { type SplitSource, splitTrip } from './splitTrip';
import type { Trip } from './trip';

const anyShare: fc.Arbitrary<Share> = fc.oneof(
  fc.constant({ kind: 'honour' } as const),
  fc.record({ kind: fc.constant('weight' as const), weight: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ kind: fc.constant('fixed' as const), amount: fc.nat({ max: 20_000 }) }),
);

const anyWish = fc.record({
  kind: fc.constantFrom('share', 'size', 'receive', 'receive', 'return', 'reverse', 'leave'),
  index: fc.nat({ max: 30 }),
  amount: fc.integer({ min: 1, max: 60_000 }),
  share: anyShare,
  people: fc.integer({ min: 1, max: 16 }),
});

type Wish = typeof anyWish extends fc.Arbitrary<infer Value> ? Value : never;

const toCommand = (
  trip: Trip,
  { kind, index, amount, share, people }: Wish,
): Command | undefined => {
  const guest = trip.guests[index % trip.guests.length];
  const charge = trip.charges[index % trip.charges.length];
  const entry = trip.ledger[index % trip.ledger.length];
  switch (kind) {
    case 'share':
      return guest && { kind: 'setShare', guest: guest.id, share };
    case 'size':
      return { kind: 'setPeople', people };
    case 'leave':
      return guest && { kind: 'removeGuest', guest: guest.id };
    case 'reverse':
      return entry && { kind: 'reversePayment', charge: entry.chargeId, entry: entry.id };
    default:
      return (
        charge && {
          kind: 'recordPayment',
          charge: charge.id,
          direction: kind === 'return' ? 'returned' : 'received',
          amount,
          day: '2026-05-20',
        }
      );
  }
};

/** What is true of the money after every change. @returns how many charges were looked at */
const checkMoney = (
  trip: Trip,
  received: ReadonlyMap<string, number>,
  source: Pick<SplitSource, 'pricing'>,
) => {
  const split = splitTrip(toSource(trip, source));
  let checked = 0;
  for (const { id, guestId, leftAs } of trip.charges) {
    const sum = sumEntries(trip.ledger.filter(({ chargeId }) => chargeId === id));
    expect(sum).toBe(received.get(id) ?? 0);
    expect(sum).toBeGreaterThanOrEqual(0);
    if (!split.ok && leftAs === null) continue;
    const costs = split.ok ? split.value.guests.find((it) => it.id === guestId) : undefined;
    for (const today of ['2026-05-30', '2026-07-01']) {
      const state = toChargeState(costs, sum, '2026-06-06', today);
      expect(
        Object.values(state).every((it) => typeof it !== 'number' || Number.isInteger(it)),
      ).toBe(true);
      expect(state.balance + state.received).toBe(costs?.total ?? 0);
      expect(state.dueNow + state.dueLater - state.toGiveBack).toBe(state.balance);
      expect(Math.min(state.dueNow, state.dueLater, state.toGiveBack)).toBeGreaterThanOrEqual(0);
    }
    checked += 1;
  }
  return checked;
};

it.each(currencyCodes)(
  'in %s, the ledger adds up to what was received, and balance and received to the share',
  (currency) => {
    let checked = 0;
    fc.assert(
      fc.property(anySource, fc.array(anyWish, { maxLength: 25 }), (any, wishes) => {
        const source = { ...any, currency };
        const received = new Map<string, number>();
        const run = (from: Trip, command: Command) => {
          const context = { guestId: from.guests[0]?.id, since: [], now: at(5).toISOString() };
          const applied = applyCommand(from, command, { ...createIds(), ...context });
          return applied.ok ? applied.value : from;
        };
        let trip = run(toTrip(source), { kind: 'collect', payTo: '' });
        for (const wish of wishes) {
          const command = toCommand(trip, wish);
          if (!command) continue;
          const next = run(trip, command);
          // Counted without the ledger: the amounts of the commands that were accepted.
          if (next !== trip && command.kind === 'recordPayment') {
            const signed = command.direction === 'returned' ? -command.amount : command.amount;
            received.set(command.charge, (received.get(command.charge) ?? 0) + signed);
          } else if (next !== trip && command.kind === 'reversePayment') {
            const wrong = trip.ledger.find(({ id }) => id === command.entry)?.amount ?? 0;
            received.set(command.charge, (received.get(command.charge) ?? 0) - wrong);
          }
          // Nothing that was written is changed.
          expect(next.ledger.slice(0, trip.ledger.length)).toEqual(trip.ledger);
          trip = next;
          checked += checkMoney(trip, received, source);
        }
      }),
      { numRuns: 40 },
    );
    expect(checked).toBeGreaterThan(100);
  },
);
