import { buildMesh } from '@/catalog/mesh/buildMesh';
import { type CurrencyCode, currencyCodes, type Rates } from '@/commerce/pricing/currencies';
import { defaultTerms, pricePlan } from '@/commerce/pricing/pricePlan';
import { sites } from '@/config/sites/records';
import { content } from '@/testing/cartServer';
import { edit, toLoaded } from '@/testing/editContent';
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
  rsvps: [{ productId: 2, guestId: ann ?? '', answer: 'yes' as const }],
  shares: [{ guestId: ann ?? '', share: { kind: 'fixed' as const, amount: 4950 } }],
  takers: [{ productId: 1, extraId: 11, guestId: ann ?? '' }],
  comments: [
    { id: 'c', guestId: ann ?? '', text: 'A secret wish', createdAt: at(2).toISOString() },
  ],
};
const links = Object.values(createTestLinks(trip)).map((link) => ({
  ...link,
  tripId: trip.id,
  usedOn: null,
  endedOn: null,
}));
const visit = {
  ...{ bring: ['photoId'], forbidden: [], unsuitable: [], weather: 'indoors' },
  ...{ ends: 'elsewhere', siteDeposit: 'none', group: 'private' },
};
const mesh = buildMesh([toLoaded(edit(content, 'products/karaoke.json', 'visit', visit))]);
/** Other ones than the default of the browser. */
const rates: Rates = {
  EUR: 0.2371,
  PLN: 1,
  GBP: 0.2013,
  USD: 0.2544,
  DKK: 1.7612,
  NOK: 2.7,
  SEK: 2.59,
};
const event = {
  revision: 1,
  commandId: 'secret command',
  guestId: ann ?? '',
  kind: 'vote' as const,
  item: 1,
  subjects: ['secret subject'],
  replaced: [{ kind: 'vote' as const, item: 1, guest: 'secret guest', was: null }],
  undoes: null,
  createdAt: at(1).toISOString(),
};

const stateOf = (scope: LinkScope, guestId: string | null, currency: CurrencyCode = 'EUR') => {
  const shown = { ...full, currency };
  const priced = priceTrip(shown, sites.en, mesh, rates, { ...defaultTerms, tax: 20 });
  if (!priced) throw new Error('Krakow is sold');
  return toTripState(scope, {
    trip: shown,
    priced,
    site: sites.en,
    guestId,
    linkId: links[0]?.id ?? '',
    links,
    events: [event],
    hasRecovery: true,
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
  'city.country',
  ...['items.*.place', 'items.*.bring.*'],
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
  ...['people', 'own_people', 'follows_rsvps', 'most_people', 'coming.yes', 'coming.no'].map(
    (name) => `items.*.${name}`,
  ),
  ...['state', 'is_sold', 'closed_weekdays.*', 'total', 'per_head'].map(
    (name) => `items.*.${name}`,
  ),
  ...['yes', 'ifNeeded', 'no'].map((name) => `items.*.votes.${name}`),
  ...['rate', 'tax', 'deposit'].map((name) => `pricing.${name}`),
  ...['id', 'price', 'single', 'min_people', 'stag_goes_free', 'people', 'most_people'].map(
    (name) => `pricing.items.*.${name}`,
  ),
  ...['own_people', 'follows_rsvps'].map((name) => `pricing.items.*.${name}`),
  ...['id', 'name', 'price', 'min_people', 'quantity'].map(
    (name) => `pricing.items.*.extras.*.${name}`,
  ),
  ...[
    'people',
    'own_people',
    'total',
    'per_head',
    'guest_count',
    'answers.yes',
    'answers.maybe',
    'answers.no',
  ],
];

const ofGuests = [
  ...['you', 'proposals.*.item', 'proposals.*.guest'],
  ...['id', 'name', 'role', 'answer'].map((name) => `guests.*.${name}`),
  ...['item', 'guest', 'choice'].map((name) => `voters.*.${name}`),
  ...['item', 'guest', 'answer'].map((name) => `rsvps.*.${name}`),
  ...['id', 'guest', 'text', 'at'].map((name) => `comments.*.${name}`),
  ...['others.*.id', 'others.*.name', 'others.*.most_people'],
  ...['revision', 'guest', 'kind', 'item', 'undoes', 'at', 'can_undo'].map(
    (name) => `events.*.${name}`,
  ),
  ...['shares.*.guest', 'shares.*.kind', 'shares.*.value'],
  ...['takers.*.item', 'takers.*.extra', 'takers.*.guest'],
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
  ...['label', 'is_mailed', 'used_on', 'ended_on'].map((name) => `links.*.${name}`),
  // Whether there is an address: the address itself is shown to nobody.
  'has_recovery',
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
  expect(JSON.stringify(stateOf('edit', olga ?? ''))).not.toMatch(
    /secret command|secret subject|secret guest/,
  );
});

it('a proposal has a price of its own, and is not in that of the trip', () => {
  const state = parseTripState(stateOf('edit', olga ?? ''));
  expect(state?.items.map(({ state: it, total }) => [it, total > 0])).toEqual([
    ['planned', true],
    ['proposed', true],
  ]);
  // With the tax.
  expect(state?.total).toBe(Math.round((state?.items[0]?.total ?? 0) * 1.2));
});

it('the page computes the price of the group as the server does', () => {
  for (const currency of currencyCodes) {
    const state = parseTripState(stateOf('view', null, currency));
    if (!state) throw new Error('It is a trip');
    const { rates, terms, items } = state.pricing;
    const { total, perHead } = pricePlan(items, currency, rates, terms);
    expect([total, perHead]).toEqual([state.total, state.perHead]);
    expect(total).toBeGreaterThan(0);
  }
});

it('a change is undone by its author', () => {
  const undoable = (scope: LinkScope, guestId: string | undefined) =>
    parseTripState(stateOf(scope, guestId ?? null))?.events.map(({ canUndo }) => canUndo);
  expect(undoable('guest', ann)).toEqual([true]);
  expect(undoable('guest', olga)).toEqual([false]);
  expect(undoable('view', ann)).toEqual([]);
});

it('the page reads every field of it', () => {
  const state = parseTripState(stateOf('edit', olga ?? ''));
  expect(state).toMatchObject({
    scope: 'edit',
    you: olga,
    city: { name: 'Krakow', country: 'PL' },
    voters: [{ item: 1, guest: ann, choice: 'yes' }],
    rsvps: [{ item: 2, guest: ann, answer: 'yes' }],
    items: [
      { coming: { yes: 0, no: 0 }, bring: ['photo ID'] },
      { coming: { yes: 1, no: 0 }, mostPeople: expect.any(Number) },
    ],
    comments: [{ text: 'A secret wish' }],
    shares: [{ guestId: ann, share: { kind: 'fixed', amount: 4950 } }],
    takers: [{ productId: 1, extraId: 11, guestId: ann }],
    links: [{ isOwn: true }, {}, {}, {}],
  });
  expect(parseTripState({ ...stateOf('view', null), id: 'x' })).toBeUndefined();
  expect(parseTripState('nothing')).toBeUndefined();
});
