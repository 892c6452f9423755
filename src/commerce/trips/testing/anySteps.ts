import fc from 'fast-check';
import { applyCommand } from '../model/applyCommand';
import type { Command } from '../model/command';
import { forecastSteps, type TripStep } from '../model/forecast';
import { splitTrip, type SplitSource } from '../model/splitTrip';
import { countPeople } from '../model/attendance';
import { toGroupSize, type Trip, tripAnswers } from '../model/trip';
import type { TripPricedItem } from '../model/tripPricing';
import { anySource } from './splitSources';
import { at, createGuest, createIds, createItem, createTestTrip } from './trips';

interface Wish {
  readonly kind: TripStep['kind'];
  /** Of the guest or activity, modulo those that there are. */
  readonly index: number;
  readonly people: number;
  readonly answer: (typeof tripAnswers)[number] | null;
}

/** A trip, and what happens to it one after the other: most are answers and dropouts. */
export const anyHistory: fc.Arbitrary<{ source: SplitSource; wishes: readonly Wish[] }> = fc.record(
  {
    source: anySource,
    wishes: fc.array(
      fc.record({
        kind: fc.constantFrom(
          ...([
            'answer',
            'answer',
            'rsvp',
            'rsvp',
            'leave',
            'leave',
            'join',
            'removeItem',
            'setPeople',
          ] as const),
        ),
        index: fc.nat({ max: 19 }),
        people: fc.integer({ min: 1, max: 16 }),
        answer: fc.option(fc.constantFrom(...tripAnswers)),
      }),
      { minLength: 1, maxLength: 8 },
    ),
  },
);

/** A trip of the same guests and activities as a source of a split. */
export const toTrip = ({ currency, pricing, guests, rsvps, shares, takers }: SplitSource): Trip =>
  createTestTrip({
    currency,
    items: pricing.items.map(({ id, ownPeople, followsRsvps, extras }) =>
      createItem({
        productId: id,
        people: ownPeople,
        followsRsvps,
        extras: extras.map((it) => ({ id: it.id, quantity: it.quantity })),
      }),
    ),
    guests: guests.map(({ id, answer }, index) =>
      createGuest({ id, answer, role: index === 0 ? 'organiser' : 'guest' }),
    ),
    rsvps: rsvps.map(({ item, guest, answer }) => ({ productId: item, guestId: guest, answer })),
    shares,
    takers,
  });

/** What the page gets of a trip, with the tariffs of the catalogue. */
export const toSource = (trip: Trip, { pricing }: Pick<SplitSource, 'pricing'>): SplitSource => ({
  currency: trip.currency,
  pricing: {
    ...pricing,
    items: trip.items.flatMap((item): readonly TripPricedItem[] => {
      const tariff = pricing.items.find(({ id }) => id === item.productId);
      if (!tariff) return [];
      const { people, followsRsvps } = item;
      return [{ ...tariff, people: countPeople(trip, item), ownPeople: people, followsRsvps }];
    }),
  },
  ownPeople: toGroupSize(trip.items),
  guests: trip.guests,
  rsvps: trip.rsvps.map(({ productId, guestId, answer }) => ({
    item: productId,
    guest: guestId,
    answer,
  })),
  shares: trip.shares,
  takers: trip.takers,
});

/** The step that a wish means for a trip, and the command that brings it about. */
const toStep = (
  trip: Trip,
  { kind, index, people, answer }: Wish,
  newId: string,
): { step: TripStep; command: Command; by: string | undefined } | undefined => {
  const [organiser, ...others] = trip.guests;
  const guest = trip.guests[index % trip.guests.length]?.id ?? '';
  switch (kind) {
    case 'answer':
      return { step: { kind, guest, answer }, command: { kind, answer }, by: guest };
    case 'rsvp': {
      const item = trip.items[index % trip.items.length]?.productId;
      if (item === undefined) return undefined;
      const said = answer === 'maybe' ? null : answer;
      return {
        step: { kind, guest, item, answer: said },
        command: { kind, item, answer: said },
        by: guest,
      };
    }
    case 'join':
      return { step: { kind, guest: newId }, command: { kind, name: 'Zoe' }, by: undefined };
    case 'setPeople':
      return { step: { kind, people }, command: { kind, people }, by: organiser?.id };
    case 'leave': {
      const leaving = others[index % others.length];
      if (!leaving) return undefined;
      const { id } = leaving;
      return {
        step: { kind, guest: id },
        command: { kind: 'removeGuest', guest: id },
        by: organiser?.id,
      };
    }
    case 'removeItem': {
      const item = trip.items[index % trip.items.length]?.productId;
      if (item === undefined) return undefined;
      return { step: { kind, item }, command: { kind, item }, by: organiser?.id };
    }
  }
};

/** @returns how often a forecast was compared with what then happened. @throws where they differ */
export const compareHistory = ({
  source,
  wishes,
}: {
  source: SplitSource;
  wishes: readonly Wish[];
}) => {
  let trip = toTrip(source);
  let compared = 0;
  for (const [index, wish] of wishes.entries()) {
    const newId = `new ${index}`;
    const planned = toStep(trip, wish, newId);
    if (!planned) continue;
    const { step, command, by } = planned;
    const forecast = forecastSteps(toSource(trip, source), [step]);
    const context = { ...createIds(), guestId: by, since: [], newId, now: at(5).toISOString() };
    const applied = applyCommand(trip, command, context);
    if (!applied.ok) throw new Error(`${command.kind}: ${applied.problem}`);
    trip = applied.value;
    const happened = splitTrip(toSource(trip, source));
    const print = (value: typeof happened) =>
      JSON.stringify(value.ok ? [value.value.price, value.value.guests, value.value.open] : value);
    if (print(forecast.after) !== print(happened)) {
      throw new Error(`${JSON.stringify(step)}: ${print(forecast.after)}, then ${print(happened)}`);
    }
    compared += 1;
  }
  return compared;
};
