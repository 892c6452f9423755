import fc from 'fast-check';
import { createSmallSearch, smallFindables } from '@/testing/smallSearch';
import { anyCharacter } from '@troupe/basics/testing/anyCharacter';
import { buildSearchData, type Findable } from './buildSearchData';
import { createSearch } from './createSearch';

const search = createSmallSearch();
const titles = (query: string) => search(query).hits.map(({ entry }) => entry.title);
const places = (query: string) => search(query).hits[0]?.places.map(({ name }) => name);

it('finds nothing where nothing is asked', () => {
  for (const query of ['', '   ', '?!']) {
    expect(search(query)).toEqual({ count: 0, hits: [], isPartly: false });
  }
});

it('finds by the beginnings of words, as one types', () => {
  expect(titles('bee')).toContain('Beer bike');
  expect(titles('beer bi')[0]).toBe('Beer bike');
});

it('finds words inside of longer ones, behind those that are whole', () => {
  expect(titles('bike')).toEqual(['Bike tour', 'Beer bike']);
  expect(titles('wanderung')).toEqual(['Bierwanderung']);
  expect(titles('cht')).toEqual(['Berliner Nacht']);
});

it('has names before running text', () => {
  expect(titles('beer')).toEqual(['Beer bike', 'Prague on foot']);
});

it('wants every word, in any order', () => {
  expect(titles('tour bike')).toEqual(['Bike tour']);
  expect(search('tour bike').isPartly).toBe(false);
});

it('has what is named exactly so before all else', () => {
  expect(titles('berlin')[0]).toBe('Berlin');
  expect(titles('in prague')[0]).toBe('Prague');
});

it('has a page of exactly that name before an activity, which is worth more otherwise', () => {
  const page: Findable = {
    entry: { kind: 'page', title: 'Beer', note: '', href: '/page/beer' },
    texts: { also: '', cities: '', body: '' },
  };
  const { hits } = createSearch(buildSearchData('en', [...smallFindables, page]))('beer');
  expect(hits.map(({ entry }) => entry.title)).toEqual(['Beer', 'Beer bike', 'Prague on foot']);
});

it('takes the nearest words where a word is mistyped', () => {
  expect(titles('bere bike')).toEqual(['Beer bike']);
  expect(titles('wanedrung')).toEqual([]);
  expect(titles('bierwanedrung')).toEqual(['Bierwanderung']);
});

it('does not look for slips where the word is there as it was typed', () => {
  // One letter less than "pint", which is in a text.
  expect(titles('pin')).toEqual(['Bike tour']);
  expect(titles('walk')).toEqual(['Bierwanderung', 'Prague on foot']);
});

it('where nothing has every word, has what has the most of them, and says so', () => {
  const found = search('beer bike zeppelin');
  expect(found.isPartly).toBe(true);
  expect(found.hits.map(({ entry }) => entry.title)).toEqual(['Beer bike']);
});

it('finds nothing rather than anything', () => {
  expect(search('zeppelin')).toEqual({ count: 0, hits: [], isPartly: false });
});

it('finds an activity once, with its cities in the order of the brand', () => {
  expect(titles('beer bike')).toEqual(['Beer bike']);
  expect(places('beer bike')).toEqual(['Krakow', 'Prague', 'Berlin']);
  expect(search('beer bike').hits[0]?.named).toBe(0);
});

it('has the cities first that the query names', () => {
  expect(places('beer bike berlin')).toEqual(['Berlin', 'Krakow', 'Prague']);
  expect(search('beer bike berlin').hits[0]?.named).toBe(1);
  expect(places('beer prague berlin')).toEqual(['Prague', 'Berlin', 'Krakow']);
  expect(search('beer prague berlin').hits[0]?.named).toBe(2);
});

it('does not take the beginning of a name for a city', () => {
  // "be" starts both "beer" and "berlin".
  expect(places('be bike')?.[0]).toBe('Krakow');
});

it('has no activity in a city that does not have it', () => {
  expect(titles('bike tour prague')).not.toContain('Berliner Nacht');
  expect(search('bike tour prague').isPartly).toBe(true);
});

it('counts all hits and hands out the first hundred', () => {
  const many = Array.from({ length: 150 }, () => smallFindables.slice(-1)).flat();
  const { count, hits } = createSearch(buildSearchData('en', many))('privacy');
  expect(count).toBe(150);
  expect(hits).toHaveLength(100);
});

it('answers whatever is typed, and quickly forgets what is too long', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 300 }), (query) => {
      const { count, hits } = search(query);
      expect(hits.length).toBeLessThanOrEqual(count);
    }),
  );
  expect(titles(`beer bike ${'x'.repeat(5000)}`)).toEqual(['Beer bike']);
});

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'finds nothing by a name that every object has: %s',
  (query) => {
    expect(search(query).hits).toEqual([]);
  },
);
