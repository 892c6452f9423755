import fc from 'fast-check';
import { siteIds } from '@/config/sites/site';
import { loadSearchData } from '@/testing/shippedSearch';
import { anyTypo, mistype } from '@/testing/typos';
import { createSearch } from './createSearch';
import { spellPhrase, toWords } from './spellings';

/** A typo in a shorter word often gives another word: Praga with one wrong letter can be more similar to Ryga. */
const isLong = (word: string) => word.length >= 6;

const withWords = (title: string) => ({ title, words: toWords(title) });

describe.each(siteIds)('on %s', (siteId) => {
  let titles: readonly string[];
  let find: (query: string) => readonly string[];

  beforeAll(async () => {
    const data = await loadSearchData(siteId);
    const search = createSearch(data);
    titles = data.entries.map(({ title }) => title);
    expect(titles.length).toBeGreaterThan(20);
    find = (query) => search(query).hits.map(({ entry }) => entry.title);
  });

  it('every title is found first, typed in full', () => {
    for (const title of titles) expect([title, find(title)[0]]).toEqual([title, title]);
  });

  it('and in any case, without diacritics, and with its letters written out', () => {
    for (const title of titles) {
      for (const typed of [title.toUpperCase(), title.normalize('NFD'), ...spellPhrase(title)]) {
        expect([typed, find(typed)[0]]).toEqual([typed, title]);
      }
    }
  });

  it('every title is among the first three by its words in any order', () => {
    const shuffled = fc.constantFrom(...titles).chain((title) => {
      const words = [...toWords(title)];
      const inAnyOrder = fc.shuffledSubarray(words, { minLength: words.length });
      return fc.tuple(fc.constant(title), inAnyOrder);
    });
    fc.assert(
      fc.property(shuffled, ([title, words]) => find(words.join(' ')).slice(0, 3).includes(title)),
    );
  });

  it('every title is among the first three with a typo in one of its longer words', () => {
    const mistyped = fc
      .constantFrom(...titles)
      .map(withWords)
      .filter(({ words }) => words.some(isLong))
      .chain(({ title, words }) => {
        const places = words.flatMap((word, index) => (isLong(word) ? [index] : []));
        return fc.tuple(fc.constant(title), fc.constantFrom(...places), anyTypo);
      });
    fc.assert(
      fc.property(mistyped, ([title, place, typo]) => {
        const words = toWords(title).map((word, index) =>
          index === place ? mistype(word, typo) : word,
        );
        return find(words.join(' ')).slice(0, 3).includes(title);
      }),
      { numRuns: 300 },
    );
  });
});
