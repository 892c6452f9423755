import { buildMesh } from '@/catalog/mesh/buildMesh';
import { defaultRates } from '@/commerce/pricing/currencies';
import { defaultTerms } from '@/commerce/pricing/pricePlan';
import { sites } from '@/config/sites/records';
import { content } from '@/testing/cartServer';
import { toLoaded } from '@/testing/editContent';
import type { LinkScope } from './model/trip';
import { parseTripState } from './model/tripState';
import { priceTrip } from './priceTrip';
import { at, createItem, createTestLinks, createTestTrip } from './testing/trips';
import { toTripState } from './toTripState';

const trip = createTestTrip({
  items: [createItem(), createItem({ productId: 2, state: 'proposed', extras: [] })],
});
const [olga, ann] = trip.guests.map(({ id }) => id);
const full = {
  ...trip,
  votes: [{ productId: 1, guestId: ann ?? '', choice: 'yes' as const }],
  comments: [
    { id: 'c', guestId: ann ?? '', text: 'A secret wish', createdAt: at(2).toISOString() },
  ],
};
const links = Object.values(createTestLinks(trip)).map(({ id, scope, guestId, createdAt }) => ({
  ...{ id, scope, guestId, createdAt },
  tripId: trip.id,
}));
const priced = priceTrip(
  full,
  sites.en,
  buildMesh([toLoaded(content)]),
  defaultRates,
  defaultTerms,
);
const event = {
  revision: 1,
  commandId: 'secret command',
  guestId: ann ?? '',
  kind: 'vote' as const,
  item: 1,
  subjects: ['secret subject'],
  createdAt: at(1).toISOString(),
};

const stateOf = (scope: LinkScope, guestId: string | null) => {
  if (!priced) throw new Error('Krakow is sold');
  return toTripState(scope, {
    trip: full,
    priced,
    site: sites.en,
    guestId,
    linkId: links[0]?.id ?? '',
    links,
    events: [event],
  });
};

/** The paths of all fields, with `*` for the entries of a list. */
const listFields = (value: unknown, path = ''): readonly string[] => {
  if (Array.isArray(value)) return [...new Set(value.flatMap((it) => listFields(it, `${path}.*`)))];
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, field]) =>
    listFields(field, path ? `${path}.${name}` : name),
  );
};

const picture = (path: string) =>
  ['src', 'width', 'height', 'color'].map((name) => `${path}.${name}`);

const shared = [
  'city.time_zone',
  ...['startTimes.*', 'closedWeekdays.*', 'seasonMonths.*', 'durationMinutes', 'minAge'].map(
    (name) => `items.*.times.${name}`,
  ),
  ...['begins.name', 'begins.latitude', 'begins.longitude', 'ends'].map(
    (name) => `items.*.times.${name}`,
  ),
  ...['scope', 'id', 'revision', 'city.slug', 'city.name', 'city.href', ...picture('city.picture')],
  ...['currency', 'arrival', 'departure'],
  ...['id', 'name', 'href', 'summary', 'duration', 'day', 'date_choice', 'start_time'].map(
    (name) => `items.*.${name}`,
  ),
  ...picture('items.*.picture'),
  ...['people', 'state', 'is_sold', 'closed_weekdays.*', 'total', 'per_head'].map(
    (name) => `items.*.${name}`,
  ),
  ...['yes', 'ifNeeded', 'no'].map((name) => `items.*.votes.${name}`),
  ...['people', 'total', 'per_head', 'guest_count', 'answers.yes', 'answers.maybe', 'answers.no'],
];

const ofGuests = [
  ...['you', 'proposals.*.item', 'proposals.*.guest'],
  ...['id', 'name', 'role', 'answer'].map((name) => `guests.*.${name}`),
  ...['item', 'guest', 'choice'].map((name) => `voters.*.${name}`),
  ...['id', 'guest', 'text', 'at'].map((name) => `comments.*.${name}`),
  ...['others.*.id', 'others.*.name'],
];

const ofOrganisers = [
  'booking.href',
  ...['id', 'name', 'price', 'min_people', 'number_of_people', 'selected_date', 'single'].map(
    (name) => `booking.items.*.${name}`,
  ),
  ...[
    'stag_goes_free',
    'extras.*.id',
    'extras.*.quantity',
    'extras.*.price',
    'extras.*.min_people',
  ].map((name) => `booking.items.*.${name}`),
  ...['id', 'scope', 'guest', 'at', 'is_own'].map((name) => `links.*.${name}`),
  ...['revision', 'guest', 'kind', 'item', 'at'].map((name) => `events.*.${name}`),
];

describe('field by field', () => {
  it.each([
    ['a link to look only gets', 'view', null, shared],
    ['a link to look only gets, even if it were of a guest,', 'view', ann, shared],
    ['an invitation gets', 'guest', null, shared],
    ['a guest gets', 'guest', ann, [...shared, ...ofGuests]],
    ['the organiser gets', 'edit', olga, [...shared, ...ofGuests, ...ofOrganisers]],
  ] as const)('%s what the list says and nothing else', (_, scope, guestId, fields) => {
    expect([...listFields(stateOf(scope, guestId ?? null))].sort()).toEqual([...fields].sort());
  });
});

it('names and words reach guests only, and what repeats a command reaches nobody', () => {
  for (const scope of ['view', 'guest'] as const) {
    expect(JSON.stringify(stateOf(scope, null))).not.toMatch(/Olga|Ann|secret/);
  }
  expect(JSON.stringify(stateOf('edit', olga ?? ''))).not.toMatch(/secret command|secret subject/);
});

it('a proposal has a price of its own, and is not in that of the trip', () => {
  const state = parseTripState(stateOf('edit', olga ?? ''));
  expect(state?.items.map(({ state: it, total }) => [it, total > 0])).toEqual([
    ['planned', true],
    ['proposed', true],
  ]);
  expect(state?.total).toBe(state?.items[0]?.total);
});

it('the page reads every field of it', () => {
  const state = parseTripState(stateOf('edit', olga ?? ''));
  expect(state).toMatchObject({
    scope: 'edit',
    you: olga,
    city: { name: 'Krakow' },
    voters: [{ item: 1, guest: ann, choice: 'yes' }],
    comments: [{ text: 'A secret wish' }],
    links: [{ isOwn: true }, {}, {}, {}],
  });
  expect(parseTripState({ ...stateOf('view', null), id: 'x' })).toBeUndefined();
  expect(parseTripState('nothing')).toBeUndefined();
});
