import fc from 'fast-check';
import { categories } from '@/catalog/mesh/nodes/categories';
import { applyFilters, durations, type Filters, parseFilters, times, toQuery } from './filters';
import { prices, sorts } from './listFilters';
import type { CityActivity } from '../city/pageProps';

const maybe = <Value>(values: readonly Value[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined });

const anyFilters: fc.Arbitrary<Filters> = fc.record({
  category: maybe(categories),
  price: maybe(prices),
  duration: maybe(durations),
  time: maybe(times),
  indoor: fc.boolean(),
  stepfree: fc.boolean(),
  free: fc.boolean(),
  sort: fc.constantFrom(...sorts),
});

const anyActivity: fc.Arbitrary<CityActivity> = fc.record({
  id: fc.nat(),
  name: fc.string(),
  summary: fc.string(),
  href: fc.constant('/a/b'),
  picture: fc.constant({
    src: '/images/fallback.jpg',
    width: 4,
    height: 3,
    color: '#ffffff',
  }),
  mostPeople: fc.nat(200),
  category: fc.constantFrom(...categories),
  duration: fc.string(),
  // Few values, so that ties and band limits occur often.
  price: fc.constantFrom(90, 120, 121, 180, 181, 250, 251),
  single: fc.boolean(),
  minPeople: fc.integer({ min: 1, max: 20 }),
  stagGoesFree: fc.constantFrom(null, 20),
  rating: fc.constant({ value: '4.5', count: 1, isDemo: true }),
  minutes: fc.constantFrom(60, 90, 91, 180, 181, 300),
  isIndoor: fc.boolean(),
  isStepFree: fc.boolean(),
  isDay: fc.boolean(),
  isNight: fc.boolean(),
  stars: fc.constantFrom(4, 4.5, 5),
});

const anyActivities = fc.array(anyActivity, { maxLength: 15 });
const everything = parseFilters({});

const holds = (rule: (activities: readonly CityActivity[], filters: Filters) => void) =>
  fc.assert(fc.property(anyActivities, anyFilters, rule));

describe('the address of filters', () => {
  it('keeps what campaigns count on', () => {
    const food = { ...everything, category: 'food' } as const;
    expect(toQuery(food, 'utm_source=mail&category=driving')).toBe('utm_source=mail&category=food');
    expect(toQuery(everything, 'category=driving&utm_source=mail')).toBe('utm_source=mail');
  });

  it('means the same filters when it is read again', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const query = Object.fromEntries(new URLSearchParams(toQuery(filters)));
        expect(parseFilters(query)).toEqual(filters);
      }),
    );
  });

  it('says nothing while everything is shown', () => {
    expect(toQuery(everything)).toBe('');
  });

  it('can be read whatever stands in it', () => {
    const value = fc.oneof(fc.string(), fc.array(fc.string()), fc.constant(undefined));
    const query = fc.dictionary(
      fc.constantFrom(
        'category',
        'price',
        'duration',
        'time',
        'indoor',
        'stepfree',
        'free',
        'sort',
        'utm',
      ),
      value,
    );
    fc.assert(
      fc.property(query, (it) => {
        const filters = parseFilters(it);
        expect(parseFilters(Object.fromEntries(new URLSearchParams(toQuery(filters))))).toEqual(
          filters,
        );
      }),
    );
  });

  it('does not fall for names that every object has', () => {
    expect(parseFilters({ sort: 'constructor', category: '__proto__' })).toEqual(everything);
  });

  it('takes no filter that is given twice', () => {
    expect(parseFilters({ category: ['food', 'water'], indoor: ['yes', 'yes'] })).toEqual(
      everything,
    );
  });
});

describe('filtering', () => {
  it('shows some of the activities, each at most as often as it came, and changes none', () => {
    holds((activities, filters) => {
      const before = [...activities];
      const shown = applyFilters(activities, filters, null);
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown.every((it) => before.includes(it))).toBe(true);
      expect(activities).toEqual(before);
    });
  });

  it('shows everything in the order of the shop while nothing is chosen', () => {
    fc.assert(
      fc.property(anyActivities, (activities) => {
        expect(applyFilters(activities, everything, null)).toEqual(activities);
      }),
    );
  });

  it('leaves out nothing that fits and keeps nothing that does not', () => {
    holds((activities, filters) => {
      const { category, price, duration, time, indoor, stepfree, free } = filters;
      const bands = { short: [0, 90], medium: [91, 180], long: [181, 1440] } as const;
      const [least, most] = duration ? bands[duration] : [0, 1440];
      const fitting = activities
        .filter((it) => !category || it.category === category)
        .filter((it) => !price || (it.price <= Number(price) && !it.single))
        .filter((it) => it.minutes >= least && it.minutes <= most)
        .filter((it) => time !== 'day' || it.isDay)
        .filter((it) => time !== 'night' || it.isNight)
        .filter((it) => !indoor || it.isIndoor)
        .filter((it) => !stepfree || it.isStepFree)
        .filter((it) => !free || it.stagGoesFree !== null);
      expect(new Set(applyFilters(activities, filters, null))).toEqual(new Set(fitting));
    });
  });

  it.each([
    ['nobody said how many', null, ['from 11', 'from 5']],
    ['nine come', 9, ['from 5']],
    ['eleven come', 11, ['from 11', 'from 5']],
    ['three come and pay for six', 3, ['from 5']],
  ])('a free place is one that the group gets: %s', (_, people, names) => {
    const [sample] = fc.sample(anyActivity, 1);
    if (!sample) throw new Error('one was asked for');
    const offers = [
      { ...sample, single: false, name: 'from 11', minPeople: 8, stagGoesFree: 10 },
      { ...sample, single: false, name: 'from 5', minPeople: 6, stagGoesFree: 4 },
      { ...sample, single: false, name: 'never', stagGoesFree: null },
    ];
    const shown = applyFilters(offers, { ...everything, free: true }, people);
    expect(shown.map(({ name }) => name)).toEqual(names);
  });

  it('shares a flat price among a group whose size is known', () => {
    const [sample] = fc.sample(anyActivity, 1);
    if (!sample) throw new Error('one was asked for');
    const boat = { ...sample, single: true, price: 900, stagGoesFree: null };
    const upTo120 = { ...everything, price: '120' } as const;
    expect(applyFilters([boat], upTo120, 8)).toEqual([boat]);
    expect(applyFilters([boat], upTo120, 7)).toEqual([]);
    expect(applyFilters([boat], upTo120, null)).toEqual([]);
    const tour = { ...boat, single: false, price: 120 };
    const byPrice = { ...everything, sort: 'price' } as const;
    expect(applyFilters([boat, tour], byPrice, 7)).toEqual([tour, boat]);
    expect(applyFilters([tour, boat], byPrice, 8)).toEqual([boat, tour]);
  });

  it('never shows more when one more filter is chosen', () => {
    holds((activities, filters) => {
      const loose = applyFilters(activities, { ...everything, category: filters.category }, null);
      expect(applyFilters(activities, filters, null).every((it) => loose.includes(it))).toBe(true);
    });
  });
});

describe('the order', () => {
  /** Neighbours must be in order, and equal activities must keep the shop's order. */
  const isOrdered = (
    activities: readonly CityActivity[],
    shown: readonly CityActivity[],
    measure: (it: CityActivity) => number,
  ) =>
    shown.every((it, at) => {
      const before = shown[at - 1];
      if (!before || measure(before) < measure(it)) return true;
      return measure(before) === measure(it) && activities.indexOf(before) < activities.indexOf(it);
    });

  it.each([
    ['popular', 'as the shop has it', () => 0],
    ['duration', 'shortest first', (it: CityActivity) => it.minutes],
    ['rating', 'best first', (it: CityActivity) => -it.stars],
    [
      'price',
      'cheapest first and flat prices last',
      (it: CityActivity) => it.price + (it.single ? 1e6 : 0),
    ],
  ] as const)('by %s is %s, ties as the shop has them', (sort, _, measure) => {
    holds((activities, filters) => {
      const shown = applyFilters(activities, { ...filters, sort }, null);
      expect(isOrdered(activities, shown, measure)).toBe(true);
    });
  });
});
