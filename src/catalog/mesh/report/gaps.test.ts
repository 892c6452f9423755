import { sites } from '@/config/sites/records';
import { drop, edit, toLoaded } from '@/testing/editContent';
import { type Content, createSmallContent } from '@/testing/smallContent';
import { buildMesh } from '../buildMesh';
import { findTranslationGaps } from './gaps';

const good = createSmallContent();

const gapsOf = (content: Content) =>
  findTranslationGaps(buildMesh([toLoaded(content)]), Object.values(sites)).map(
    ({ site, file, field }) => `${site}: ${file}${field ? ` › ${field}` : ''}`,
  );

const newOf = (content: Content) => {
  const known = new Set(gapsOf(good));
  return gapsOf(content).filter((gap) => !known.has(gap));
};

it('articles that other languages have are missed on each site that would show them', () => {
  expect(gapsOf(good)).toEqual([
    'de: posts/de/packing-list.md',
    'de: posts/de/party-speech.md',
    'fr: posts/fr/packing-list.md',
    'fr: posts/fr/party-speech.md',
    'pl: posts/pl/party-speech.md',
  ]);
});

it.each([
  ['texts/de/cities/prague.json', ['de: texts/de/cities/prague.json']],
  [
    'texts/pl/products/food-tour.json',
    ['pl', 'pl2'].map((id) => `${id}: texts/pl/products/food-tour.json`),
  ],
  ['texts/pl/products/karaoke.json', ['pl: texts/pl/products/karaoke.json']],
  ['texts/fr/people/ann.json', ['fr: texts/fr/people/ann.json']],
  ['texts/pl/shop-groups/2.json', ['pl2: texts/pl/shop-groups/2.json']],
  // No site sells Prague in Swedish here.
  ['texts/sv/cities/prague.json', []],
])('texts are missed where they would be shown: %s', (file, expected) => {
  expect(newOf(drop(good, file))).toEqual(expected);
});

it('a shop without a title is missed', () => {
  expect(newOf(drop(good, 'texts/de/shop-groups/1.json', 'shops.prague'))).toEqual([
    'de: texts/de/shop-groups/1.json › shops.prague',
  ]);
});

it('a category that cannot be read takes its posts along', () => {
  expect(newOf(drop(good, 'texts/pl/blog-categories/planning.json'))).toEqual([
    'pl: texts/pl/blog-categories/planning.json',
    'pl: posts/pl/packing-list.md',
    'pl2: texts/pl/blog-categories/planning.json',
    'pl2: posts/pl/packing-list.md',
  ]);
});

it('a page is missed on every site of its language', () => {
  expect(newOf(drop(good, 'pages/pl/faq.md'))).toEqual([
    'pl: pages/pl/faq.md',
    'pl2: pages/pl/faq.md',
  ]);
});

it('an article for one site alone is missed nowhere else', () => {
  const scoped = edit(good, 'posts/en/party-speech.md', 'frontMatter.sites', ['en']);
  expect(gapsOf(scoped)).not.toContain('de: posts/de/party-speech.md');
});

it('a draft is missed by nobody, and stands for no translation', () => {
  const draft = edit(good, 'posts/pl/packing-list.md', 'frontMatter.draft', true);
  expect(newOf(draft)).toEqual(['pl: posts/pl/packing-list.md', 'pl2: posts/pl/packing-list.md']);
  const alone = edit(good, 'posts/en/party-speech.md', 'frontMatter.draft', true);
  expect(gapsOf(alone)).not.toContain('de: posts/de/party-speech.md');
});
