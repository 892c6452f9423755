import fc from 'fast-check';
import { categories, type Category } from '@/catalog/mesh/nodes/categories';
import {
  applyFilters,
  budgets,
  type Filters,
  listOffered,
  looks,
  months,
  parseFilters,
  sorts,
  toQuery,
} from './filters';
import type { DestinationCity } from './pageProps';

const maybe = <Value>(values: readonly Value[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined });

const anyFilters: fc.Arbitrary<Filters> = fc.record({
  category: maybe(categories),
  month: maybe(months),
  budget: maybe(budgets),
  sort: fc.constantFrom(...sorts),
  view: fc.constantFrom(...looks),
});

// Few values, so that ties and band limits occur often.
const anyPrice = fc.constantFrom(null, 90, 100, 110);
const anyCount = fc.integer({ min: 1, max: 4 });

const anyKinds = fc.dictionary(
  fc.constantFrom<Category>(...categories),
  fc.record({ count: anyCount, fromPrice: anyPrice }),
) as fc.Arbitrary<DestinationCity['kinds']>;

const anyCity: fc.Arbitrary<DestinationCity> = fc.record({
  id: fc.nat(),
  name: fc.string(),
  landingTitle: fc.string(),
  intro: fc.string(),
  href: fc.constantFrom('/krakow', '/riga'),
  picture: fc.constant({ src: '/images/fallback.jpg', width: 4, height: 3, color: '#ffffff' }),
  fromPrice: anyPrice,
  count: anyCount,
  bestMonths: fc.string(),
  country: fc.string(),
  countryCode: fc.constant('PL'),
  latitude: fc.constant(50),
  longitude: fc.constant(20),
  months: fc.uniqueArray(fc.integer({ min: 1, max: 12 })),
  weekendPrice: fc.constantFrom(null, 449, 450, 451, 1000, 2000),
  kinds: anyKinds,
});

const anyCities = fc.uniqueArray(anyCity, { selector: ({ id }) => id, maxLength: 10 });
const everything = parseFilters({});

const holds = (rule: (cities: readonly DestinationCity[], filters: Filters) => void) =>
  fc.assert(fc.property(anyCities, anyFilters, rule));

const idsOf = (cities: readonly DestinationCity[]) => cities.map(({ id }) => id);

describe('the address of filters', () => {
  it('means the same filters when it is read again', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const query = Object.fromEntries(new URLSearchParams(toQuery(filters)));
        expect(parseFilters(query)).toEqual(filters);
      }),
    );
  });

  it('says nothing while the whole list is shown', () => {
    expect(toQuery(everything)).toBe('');
    expect(toQuery(everything, 'view=map&utm_source=mail')).toBe('utm_source=mail');
  });

  it('can be read whatever stands in it', () => {
    const value = fc.oneof(fc.string(), fc.array(fc.string()), fc.constant(undefined));
    const query = fc.dictionary(
      fc.constantFrom('category', 'month', 'budget', 'sort', 'view', 'utm', '__proto__'),
      value,
    );
    fc.assert(
      fc.property(query, (it) => {
        const filters = parseFilters(it);
        const again = parseFilters(Object.fromEntries(new URLSearchParams(toQuery(filters))));
        expect(again).toEqual(filters);
      }),
    );
  });

  it('takes nothing that is given twice, misspelt or out of bounds', () => {
    for (const query of [
      { month: '13' },
      { month: '05' },
      { month: ['5', '6'] },
      { budget: '451' },
      { view: 'constructor' },
      { sort: 'Price' },
    ]) {
      expect(parseFilters(query)).toEqual(everything);
    }
  });
});

describe('filtering', () => {
  it('shows everything in the order of the brand while nothing is chosen', () => {
    fc.assert(
      fc.property(anyCities, (cities) => {
        expect(applyFilters(cities, everything)).toEqual(cities);
      }),
    );
  });

  it('leaves out no city that fits and keeps none that does not', () => {
    holds((cities, filters) => {
      const { category, month, budget } = filters;
      const fitting = cities
        .filter(({ kinds }) => !category || kinds[category])
        .filter((it) => !month || it.months.includes(Number(month)))
        .filter(({ weekendPrice }) => !budget || (weekendPrice ?? 9999) <= Number(budget));
      expect(new Set(idsOf(applyFilters(cities, filters)))).toEqual(new Set(idsOf(fitting)));
    });
  });

  it('changes none of the cities', () => {
    holds((cities, filters) => {
      const before = JSON.stringify(cities);
      applyFilters(cities, filters);
      expect(JSON.stringify(cities)).toBe(before);
    });
  });

  it('does not depend on how the cities are looked at', () => {
    holds((cities, filters) => {
      const looked = looks.map((view) => applyFilters(cities, { ...filters, view }));
      expect(looked[0]).toEqual(looked[1]);
    });
  });

  it('of a kind tells how much of it there is, from what price, and leads to just that', () => {
    holds((cities, filters) => {
      const { category } = filters;
      fc.pre(category !== undefined);
      for (const shown of applyFilters(cities, filters)) {
        const whole = cities.find(({ id }) => id === shown.id);
        expect(shown).toEqual({
          ...whole,
          ...whole?.kinds[category ?? 'food'],
          href: `${whole?.href}?category=${category}`,
        });
      }
    });
  });
});

describe('the order', () => {
  it.each([
    ['popular', () => 0],
    ['price', ({ fromPrice }: DestinationCity) => fromPrice ?? Number.POSITIVE_INFINITY],
    ['choice', ({ count }: DestinationCity) => -count],
  ] as const)('by %s goes by what is shown, ties as the brand has them', (sort, measure) => {
    holds((cities, filters) => {
      const shown = applyFilters(cities, { ...filters, sort });
      const isOrdered = shown.every((it, at) => {
        const before = shown[at - 1];
        if (!before || measure(before) < measure(it)) return true;
        const rank = (city: DestinationCity) => cities.findIndex(({ id }) => id === city.id);
        return measure(before) === measure(it) && rank(before) < rank(it);
      });
      expect(isOrdered).toBe(true);
    });
  });
});

describe('what is offered', () => {
  it('leaves some city each time, and of budgets leaves one out too', () => {
    fc.assert(
      fc.property(anyCities, (cities) => {
        const offered = listOffered(cities);
        const count = (change: Partial<Filters>) =>
          applyFilters(cities, { ...everything, ...change }).length;
        for (const category of offered.categories) expect(count({ category })).toBeGreaterThan(0);
        for (const month of offered.months) expect(count({ month })).toBeGreaterThan(0);
        for (const budget of offered.budgets) {
          expect(count({ budget })).toBeGreaterThan(0);
          expect(count({ budget })).toBeLessThan(cities.length);
        }
      }),
    );
  });
});
