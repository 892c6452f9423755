import { type Language, languages } from '@/config/sites/site';
import { folders, listNamespaces, placeholdersOf, readStrings } from '@/testing/translationFiles';
import type { Namespace } from './namespaces';

const namespaces = listNamespaces('en');

const categoriesOf = (lang: Language) =>
  new Intl.PluralRules(lang).resolvedOptions().pluralCategories;

const wordsOf = (text: string) => text.replaceAll(/\{\{[^}]*\}\}/g, '');

/** English keys by their names in a language: a plural has one key per plural category. */
const expectedKeys = (lang: Language, namespace: Namespace) =>
  new Map(
    [...readStrings('en', namespace).keys()].flatMap((key) => {
      const base = /^(.+)_(?:one|other)$/.exec(key)?.[1];
      return base === undefined
        ? [[key, key] as const]
        : categoriesOf(lang).map((category) => [`${base}_${category}`, `${base}_other`] as const);
    }),
  );

it('the folders are the languages, and corporate wording for each', () => {
  expect([...folders].sort()).toEqual(languages.flatMap((lang) => [lang, `${lang}-x-corp`]).sort());
});

it('the error screen has the words of spec section 2', () => {
  expect(Object.fromEntries(readStrings('en', 'errors'))).toMatchObject({
    'notFound.heading': 'Page not found',
    'notFound.text': 'Sorry, we couldn’t find the page you’re looking for.',
    top: 'Top 5 activities in each city',
    chat: 'Need help? Chat now',
    home: 'Back to home',
    contact: 'Contact Us',
    about: 'About us',
  });
});

describe.each(languages)('in %s', (lang) => {
  it('there is a file for every English one', () => {
    expect(listNamespaces(lang)).toEqual(namespaces);
  });

  describe.each(namespaces)('%s', (namespace) => {
    const strings = readStrings(lang, namespace);
    const english = readStrings('en', namespace);
    const expected = expectedKeys(lang, namespace);

    it('has every key of English, with the plural categories of its language, and no more', () => {
      expect([...strings.keys()].sort()).toEqual([...expected.keys()].sort());
    });

    it('has no empty string', () => {
      expect([...strings].filter(([, text]) => text.trim() === '')).toEqual([]);
    });

    it('fills in the same values as English', () => {
      const placeholders = (keys: ReadonlyMap<string, string>, from: typeof strings) =>
        [...keys].map(([key, source]) => [key, placeholdersOf(from.get(source) ?? '')]);
      const own = new Map([...expected.keys()].map((key) => [key, key]));
      expect(placeholders(own, strings)).toEqual(placeholders(expected, english));
    });
  });
});

it.each(folders)('%s states no share of a price: brands have their own', (folder) => {
  const stated = listNamespaces(folder).flatMap((namespace) =>
    [...readStrings(folder, namespace)].filter(([, text]) => /\d\s?%/.test(text)),
  );
  expect(stated).toEqual([]);
});

describe.each(languages.filter((lang) => lang !== 'en'))('in %s', (lang) => {
  it.each(namespaces)('%s has no English sentence left over', (namespace) => {
    const english = readStrings('en', namespace);
    const leftOver = [...readStrings(lang, namespace)].filter(
      ([key, text]) => wordsOf(text).length > 25 && text === english.get(key),
    );
    expect(leftOver).toEqual([]);
  });
});

describe.each(languages)('corporate wording in %s', (lang) => {
  const folder = `${lang}-x-corp`;

  it('rewords files that there are', () => {
    expect(namespaces).toEqual(expect.arrayContaining([...listNamespaces(folder)]));
  });

  it.each(listNamespaces(folder))(
    '%s rewords keys that there are, with the same values',
    (namespace) => {
      const base = readStrings(lang, namespace);
      for (const [key, text] of readStrings(folder, namespace)) {
        expect([key, [...base.keys()]]).toEqual([key, expect.arrayContaining([key])]);
        expect([key, placeholdersOf(text)]).toEqual([key, placeholdersOf(base.get(key) ?? '')]);
      }
    },
  );

  it.each(listNamespaces(folder))('%s holds only what differs, and nothing empty', (namespace) => {
    const base = readStrings(lang, namespace);
    const needless = [...readStrings(folder, namespace)].filter(
      ([key, text]) => text.trim() === '' || text === base.get(key),
    );
    expect(needless).toEqual([]);
  });

  it.each(listNamespaces('en-x-corp'))('%s rewords all that English does', (namespace) => {
    const reworded = [...readStrings(folder, namespace).keys()];
    expect(reworded).toEqual(
      expect.arrayContaining([...readStrings('en-x-corp', namespace).keys()]),
    );
  });
});
