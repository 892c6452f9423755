import fc from 'fast-check';
import { parseSearchQuery, toSearchHref, toSearchQuery } from './address';

it('an address looks for what it says, and for nothing where it says nothing', () => {
  expect(parseSearchQuery({ q: 'beer bike' })).toBe('beer bike');
  expect(parseSearchQuery({})).toBe('');
  expect(parseSearchQuery({ q: ['beer', 'bike'] })).toBe('');
  expect(parseSearchQuery({ q: 'x'.repeat(5000) })).toHaveLength(120);
});

it('keeps what else the address says', () => {
  expect(toSearchQuery('øl & vin', 'utm_source=letter&q=old')).toBe(
    'utm_source=letter&q=%C3%B8l+%26+vin',
  );
  expect(toSearchQuery('  ', 'utm_source=letter&q=old')).toBe('utm_source=letter');
});

it('leads to the results page, with or without something to look for', () => {
  expect(toSearchHref('/search', 'beer bike')).toBe('/search?q=beer+bike');
  expect(toSearchHref('/search', ' ')).toBe('/search');
});

it('looks for what was typed, whatever that is', () => {
  const anyText = fc.string({ unit: 'grapheme', maxLength: 60 }).filter((it) => it.trim() !== '');
  fc.assert(
    fc.property(anyText, (text) => {
      const { searchParams } = new URL(toSearchHref('/search', text), 'http://en.localhost');
      expect(parseSearchQuery(Object.fromEntries(searchParams))).toBe(text.slice(0, 120));
    }),
  );
});
