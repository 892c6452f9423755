import fc from 'fast-check';
import { chooseSite } from './chooseSite';

const candidates = [
  { siteId: 'dk', lang: 'da' },
  { siteId: 'de', lang: 'de' },
  { siteId: 'en', lang: 'en' },
  { siteId: 'no', lang: 'no' },
] as const;

const choose = (languages: readonly string[], remembered?: string) =>
  chooseSite({ remembered, languages }, candidates)?.siteId;

it.each([
  [['de-AT', 'en'], 'de'],
  [['nb-NO', 'nb', 'da'], 'no'],
  [['nn'], 'no'],
  [['da-DK'], 'dk'],
  [['en-US', 'de'], 'en'],
  // No site has the first language.
  [['it', 'pl-PL', 'de', 'en'], 'de'],
])('a visitor who reads %j gets %s', (languages, siteId) => {
  expect(choose(languages)).toBe(siteId);
});

it('nobody who reads none of the languages is led anywhere', () => {
  expect(choose(['it', 'cs-CZ', 'zh-Hant-TW'])).toBeUndefined();
  expect(choose([])).toBeUndefined();
});

it('a choice made before comes before all languages', () => {
  expect(choose(['de'], 'dk')).toBe('dk');
  expect(choose(['de'], 'en')).toBe('en');
});

it('a remembered site that is not among those to choose from is no choice', () => {
  for (const remembered of ['pl2', 'da', '', 'constructor', 'https://evil.example']) {
    expect(choose(['de'], remembered)).toBe('de');
  }
});

it('whatever a browser says, only a site that can be chosen is', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.option(fc.string(), { nil: undefined }), (tags, site) => {
      const chosen = chooseSite({ remembered: site, languages: tags }, candidates);
      return chosen === undefined || candidates.includes(chosen);
    }),
  );
});
