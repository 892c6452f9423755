import { languages, type Language } from '@/config/sites/site';
import { flatten, listNamespaces } from '@/testing/translationFiles';
import { loadTranslations } from './loadTranslations';

/** English words, forbidden in every language to catch missing translations. Not `hen`, which is a Danish word. */
const english = /\bstags?\b|\bbachelor|\bbrides?\b|\bgrooms?\b|\bbest man\b|\bmaid of honour\b/i;

/** Word stems, since these words are inflected and compounded. */
const partyWords: Readonly<Record<Language, RegExp>> = {
  en: /\bhens?\b|\bhen (?:do|party|night)/i,
  de: /junggesell|\bjga\b|\bbraut|\bbräut|trauzeug|polterabend/i,
  fr: /\bevg\b|\bevjf\b|enterrement|vie de (?:garçon|jeune fille)|\bmariée?s?\b|\bmariage/i,
  pl: /kawaler|panieńsk|pann[ayęąo] młod|pan(?:a|u|em|ie)? młod|\bślub|wesel/i,
  da: /polterabend|\bbrud|forlover|bryllup/i,
  no: /utdrikningslag|\bbrud|forlover|bryllup/i,
  sv: /svensex|möhipp|\bbrud|bröllop|bestman/i,
};

// All namespaces except the one that only consumer sites use.
const shownToCompanies = listNamespaces('en').filter((namespace) => namespace !== 'consumer');

describe.each(languages)('in %s', (lang) => {
  it.each(shownToCompanies)(
    'a company reads nothing of stag and hen parties in %s',
    async (namespace) => {
      const { _nextI18Next } = await loadTranslations(lang, 'corporate', [namespace]);
      const strings = flatten(_nextI18Next?.initialI18nStore[lang]);
      const slips = strings.filter(([, text]) => english.test(text) || partyWords[lang].test(text));
      expect(slips).toEqual([]);
    },
  );

  it('the words that are looked for are those that consumers read', async () => {
    const { _nextI18Next } = await loadTranslations(lang, 'consumer', ['consumer']);
    const strings = flatten(_nextI18Next?.initialI18nStore[lang]);
    expect(
      strings.filter(([, text]) => english.test(text) || partyWords[lang].test(text)),
    ).not.toEqual([]);
  });
});
