import { languageOf } from './languageOf';

it.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['de-Latn-CH-1996', 'de'],
  ['DE-at', 'de'],
  ['fr-CA', 'fr'],
  ['pl-PL', 'pl'],
  ['sv-FI', 'sv'],
  ['da', 'da'],
  ['nb', 'no'],
  ['nn-NO', 'no'],
  ['no', 'no'],
  ['en-US', 'en'],
  ['en_GB', 'en'],
])('%s is %s', (tag, lang) => {
  expect(languageOf(tag)).toBe(lang);
});

it.each(['it', 'dk', 'den', 'd', '', '*', 'x-de', 'constructor', 'toString', '__proto__'])(
  '%j is none of ours',
  (tag) => {
    expect(languageOf(tag)).toBeUndefined();
  },
);
