import { keysOf } from '@/lib/keysOf';
import type { ContentFault } from '@/catalog/sources/contentFault';
import type { Language } from '@/config/sites/site';
import { articleFile, textsFile } from '../collections';
import type { Mesh } from '../mesh';
import { listArticleTexts, listTexts } from './texts';

/** Whole words in any alphabet: `\b` ends a word before `é`. */
const words = (...alternatives: readonly string[]) =>
  new RegExp(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, 'iu');

const anyEnd = '\\p{L}*';

/** Words for stag and hen parties, which corporate sites must not use. */
const partyWords: Readonly<Record<Language, RegExp>> = {
  en: words(
    'stags?',
    'hens?',
    'bachelor(?:ette)?s?',
    'brides?',
    'grooms?',
    'best man',
    'maid of honour',
  ),
  de: words(`junggesell${anyEnd}`, 'jga', 'braut', `bräutigam${anyEnd}`, `trauzeug${anyEnd}`),
  fr: words('evg', 'evjf', 'vie de (?:garçon|jeune fille)', 'future? mariée?', 'mariée?s?'),
  pl: words(
    `kawalersk${anyEnd}`,
    `panieńsk${anyEnd}`,
    `pann[ayęąo] młod${anyEnd}`,
    `pan(?:a|u|em)? młod${anyEnd}`,
  ),
  da: words(`polterabend${anyEnd}`, 'brud(?:e|en|ens|gom|gommen|gommens)?', `forlover${anyEnd}`),
  no: words(`utdrikningslag${anyEnd}`, 'brud(?:en|ens|gom|gommen|gommens)?', `forlover${anyEnd}`),
  sv: words(
    `svensex${anyEnd}`,
    `möhipp${anyEnd}`,
    'brud(?:en|ens|gum|gummen|gummens)?',
    `bröllop${anyEnd}`,
  ),
};

const check = (
  file: string,
  lang: Language,
  texts: readonly (readonly [field: string, text: string])[],
): ContentFault[] =>
  texts.flatMap(([field, text]): ContentFault[] => {
    const word = partyWords[lang].exec(text)?.[0];
    const reason = `says “${word}”, but is shown on corporate sites`;
    return word ? [{ file, field, kind: 'wording', reason }] : [];
  });

const findInNodes = (mesh: Mesh): ContentFault[] => {
  const corporate = [
    ...[...mesh.cities.values()].map((node) => ['cities', node] as const),
    ...[...mesh.people.values()].map((node) => ['people', node] as const),
    ...[...mesh.blogCategories.values()].map((node) => ['blog-categories', node] as const),
    ...[...mesh.products.values()]
      .filter((node) => node.audiences.includes('corporate'))
      .map((node) => ['products', node] as const),
    ...[...mesh.shopGroups.values()]
      .filter((node) => node.audience === 'corporate')
      .map((node) => ['shop-groups', node] as const),
  ];
  return corporate.flatMap(([collection, node]) =>
    keysOf(node.texts).flatMap((lang) =>
      check(textsFile(lang, collection, node.key), lang, listTexts(node.texts[lang])),
    ),
  );
};

const findInArticles = (mesh: Mesh): ContentFault[] =>
  (['posts', 'pages'] as const).flatMap((collection) =>
    mesh[collection]
      .filter(({ audiences }) => audiences.includes('corporate'))
      .flatMap((article) => {
        const { lang, key } = article;
        return check(articleFile(collection, lang, key), lang, listArticleTexts(article));
      }),
  );

/** Reports texts for corporate customers that mention stag and hen parties. */
export const findWordingFaults = (mesh: Mesh): ContentFault[] => [
  ...findInNodes(mesh),
  ...findInArticles(mesh),
];
