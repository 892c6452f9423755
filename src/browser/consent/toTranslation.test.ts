import { languages } from '@/config/sites/site';
import { readConsentWords } from '@/testing/consentWords';
import { readStrings } from '@/testing/translationFiles';
import { isConsentWords, toTranslation } from './toTranslation';

const english = readConsentWords('en');

const sectionsOf = (privacy: string | null) =>
  toTranslation(english, privacy).preferencesModal.sections;

it('the dialog has three blocks, two of which are about a category', () => {
  expect(sectionsOf('/page/privacy-policy').map(({ linkedCategory }) => linkedCategory)).toEqual([
    undefined,
    'necessary',
    'analytics',
  ]);
});

it('the notice and the first block lead to the site’s own privacy page', () => {
  const { consentModal } = toTranslation(english, '/side/privatliv');
  const link = ' <a class="cc__link" href="/side/privatliv">Privacy policy</a>';
  expect(consentModal).toMatchObject({ description: english.notice.text + link });
  expect(sectionsOf('/side/privatliv')[0]?.description).toBe(english.about.text + link);
});

it('a site without a privacy page has no link', () => {
  expect(JSON.stringify(toTranslation(english, null))).not.toContain('<a');
});

it('neither a path nor a word of it is read as anything else', () => {
  const words = { ...english, notice: { title: 'a<b>', text: '"&' } };
  const { consentModal } = toTranslation(words, '/x" onclick="alert(1)');
  expect(consentModal).toMatchObject({ title: 'a&lt;b>' });
  const description = String(Reflect.get(consentModal, 'description'));
  expect(description).toBe(
    '&quot;&amp; <a class="cc__link" href="/x&quot; onclick=&quot;alert(1)">Privacy policy</a>',
  );
});

it.each(languages)('in %s the first block names the button at the foot of every page', (lang) => {
  const { settings, about } = readConsentWords(lang);
  expect(settings).toBe(readStrings(lang, 'common').get('footer.cookies'));
  // Polish inflects it.
  expect(about.text).toContain(settings.slice(0, 8));
});

// Consumer and corporate brands share these texts.
it.each([
  ['de', /\b(?:ihr|euch|eure?[mnrs]?|euer)\b/i],
  ['pl', /\b(?:was|wam|wasz\w*)\b|(?:[aei]|ś)cie\b/i],
])('in %s nobody is addressed as a friend', (lang, address) => {
  expect(JSON.stringify(readConsentWords(lang))).not.toMatch(address);
});

it.each(languages)('the file of %s has the texts of the dialog', (lang) => {
  expect(isConsentWords(readConsentWords(lang))).toBe(true);
});

it('a file without one of the texts is refused', () => {
  for (const key of Object.keys(english)) {
    expect(isConsentWords({ ...english, [key]: undefined })).toBe(false);
  }
  expect(isConsentWords('<html>')).toBe(false);
});
