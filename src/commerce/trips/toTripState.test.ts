import { buildMesh } from '@/catalog/mesh/buildMesh';
import { type CurrencyCode, currencyCodes, type Rates } from '@/commerce/pricing/currencies';
import { defaultTerms, pricePlan } from '@/commerce/pricing/pricePlan';
import { sites } from '@/config/sites/records';
import { content } from '@/testing/cartServer';
import { edit, toLoaded } from '@/testing/editContent';
import type { PageScope } from './model/trip';
import { toPayment } from './toPayment';
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
  surprise: { guestId: ann ?? '', tellsNext: true },
  pieces: [
    {
      id: 'p',
      kind: 'place' as const,
      text: 'A secret piece',
      day: '2026-06-19',
      time: '15:00',
      place: 'Your front door',
      revealAt: at(3).toISOString(),
    },
  ],
  comments: [
    { id: 'c', guestId: ann ?? '', text: 'A secret wish', createdAt: at(2).toISOString() },
  ],
};
/** Each has paid something. */
const money = {
  collection: { payTo: 'PL61 1090 1014', openedAt: at(3).toISOString() },
  charges: [
    {
      id: 'charge of Ann',
      guestId: ann ?? '',
      reference: 'T7K2-4F',
      createdAt: at(3).toISOString(),
      leftAs: null,
    },
    {
      id: 'charge of Ben',
      guestId: 'ben',
      reference: 'B3N2-4F',
      createdAt: at(3).toISOString(),
      leftAs: 'Ben who left',
    },
  ],
  ledger: ['Ann', 'Ben'].map((name, index) => ({
    id: `entry of ${name}`,
    chargeId: `charge of ${name}`,
    kind: 'received' as const,
    amount: 1234,
    day: '2026-05-24',
    reverses: null,
    commandId: `secret command of ${name}`,
    revision: index + 1,
    createdAt: at(4).toISOString(),
  })),
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
  commandKey: 'secret command',
  guestId: ann ?? '',
  kind: 'vote' as const,
  item: 1,
  subjects: ['secret subject'],
  replaced: ['secret guest', ann ?? ''].map((guest) => ({
    kind: 'vote' as const,
    item: 1,
    guest,
    was: null,
  })),
  undoes: null,
  createdAt: at(1).toISOString(),
};

const paymentEvent = {
  ...event,
  revision: 2,
  kind: 'recordPayment' as const,
  replaced: ['secret entry', 'entry of Ann'].map((entry) => ({ kind: 'entry' as const, entry })),
};

const price = (currency: CurrencyCode) => {
  const shown = { ...full, ...money, currency };
  const priced = priceTrip(shown, sites.en, mesh, rates, { ...defaultTerms, tax: 20 });
  if (!priced) throw new Error('Krakow is sold');
  return { trip: shown, priced };
};

const stateOf = (scope: PageScope, guestId: string | null, currency: CurrencyCode = 'EUR') => {
  return toTripState(scope, {
    ...price(currency),
    site: sites.en,
    guestId,
    linkId: links[0]?.id ?? '',
    links,
    events: [event, { ...paymentEvent, guestId: olga ?? '', subjects: ['charge:secret'] }],
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
  ...['id', 'name', 'most_people'].map((name) => `others.*.${name}`),
  ...['revision', 'guest', 'kind', 'item', 'undoes', 'at', 'can_undo'].map(
    (name) => `events.*.${name}`,
  ),
  ...['shares.*.guest', 'shares.*.kind', 'shares.*.value'],
  ...['takers.*.item', 'takers.*.extra', 'takers.*.guest'],
  'pay_to',
  ...['id', 'guest', 'reference', 'opened_on', 'left_as'].map((name) => `charges.*.${name}`),
  ...['id', 'kind', 'amount', 'day', 'reverses'].map((name) => `charges.*.entries.*.${name}`),
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
  ...['surprise.guest', 'surprise.tells_next'],
  ...['id', 'kind', 'text', 'day', 'time', 'place', 'reveal_at'].map((name) => `pieces.*.${name}`),
];

describe('field by field', () => {
  it('a pay link gets one charge, and of the trip its city and days', () => {
    const { trip: shown, priced } = price('EUR');
    const payment = toPayment(shown, priced, ann ?? null, at(9));
    expect([...listFields(payment)].sort()).toEqual(
      [
        ...['payer', 'reference', 'payTo', 'currency', 'received', 'city', 'firstDay', 'lastDay'],
        ...['share', 'dueNow', 'dueLater', 'dueDay', 'toGiveBack'].map((name) => `due.${name}`),
      ].sort(),
    );
    expect(payment).toMatchObject({ payer: 'Ann', reference: 'T7K2-4F', received: 1234 });
    expect(JSON.stringify(payment)).not.toMatch(/Olga|Ben|secret|Karaoke|entry|charge of/);
    for (const other of [olga ?? '', 'ben', 'nobody', null]) {
      expect(toPayment(shown, priced, other, at(9))).toBeUndefined();
    }
  });

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
    expect(JSON.stringify(stateOf(scope, null))).not.toMatch(/Olga|Ann|secret|PL61|1234|charge of/);
  }
  expect(JSON.stringify(stateOf('edit', olga ?? ''))).not.toMatch(
    /secret command|secret subject|secret guest|secret entry|charge:secret/,
  );
});

it('a guest learns of no payment but his own, and the organiser of all', () => {
  const own = parseTripState(stateOf('guest', ann ?? ''));
  expect(own?.charges.map(({ id, entries }) => [id, entries.length])).toEqual([
    ['charge of Ann', 1],
  ]);
  expect(own?.events.map(({ kind }) => kind)).toEqual(['vote']);
  expect(JSON.stringify(stateOf('guest', ann ?? ''))).not.toMatch(/Ben|B3N2|recordPayment/);
  const all = parseTripState(stateOf('edit', olga ?? ''));
  expect(all?.charges.map(({ leftAs, entries: [entry] }) => [leftAs, entry?.amount])).toEqual([
    [null, 1234],
    ['Ben who left', 1234],
  ]);
  expect(all?.events.map(({ kind }) => kind)).toEqual(['vote', 'recordPayment']);
});

it('what a guest of honour will read is the organiser’s alone', () => {
  for (const guestId of [null, ann ?? '']) {
    const text = JSON.stringify(stateOf('guest', guestId));
    expect(text).not.toMatch(/secret piece|front door|surprise|reveal/);
  }
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
  const undoable = (scope: PageScope, guestId: string | undefined) =>
    parseTripState(stateOf(scope, guestId ?? null))?.events.map(({ canUndo }) => canUndo);
  expect(undoable('guest', ann)).toEqual([true]);
  expect(undoable('guest', olga)).toEqual([false]);
  expect(undoable('edit', olga)).toEqual([false, true]);
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
    payTo: 'PL61 1090 1014',
    charges: [
      {
        guest: ann,
        reference: 'T7K2-4F',
        openedOn: '2026-05-23',
        entries: [{ day: '2026-05-24' }],
      },
      {},
    ],
    links: [{ isOwn: true }, {}, {}, {}],
    surprise: full.surprise,
    pieces: full.pieces,
  });
  expect(parseTripState({ ...stateOf('view', null), id: 'x' })).toBeUndefined();
  expect(parseTripState('nothing')).toBeUndefined();
});

it('a browser learns on which weekdays it cannot propose an activity', () => {
  const others = parseTripState(stateOf('edit', olga ?? null))?.others ?? [];
  const offers = new Map(price('EUR').priced.shop.products.map((it) => [it.product.id, it.offer]));
  expect(others.length).toBeGreaterThan(0);
  for (const { id, closedWeekdays } of others) {
    expect(closedWeekdays).toEqual(offers.get(id)?.closedWeekdays);
  }
});
