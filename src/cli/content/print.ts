import { formatContentFault } from '@/catalog/sources/contentFault';
import type { ContentReport } from '@/catalog/mesh/report/checkContent';
import { formatOpenPoint } from '@/catalog/mesh/report/companies';
import type { Gap } from '@/catalog/mesh/report/gaps';
import type { Unused } from '@/catalog/mesh/report/unused';
import { formatTable, wrapWords } from './table';
import type { WeighedPage, Weights } from './weighPages';

type Lines = readonly string[];

const section = (title: string, lines: Lines): Lines =>
  lines.length > 0 ? [title, ...lines, ''] : [];

const groupBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string) => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups];
};

const printCounts = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count.toLocaleString('en')}`)
    .join(', ');

const printSources = ({ sources }: ContentReport): Lines =>
  sources.map(({ id, name, state, reason, counts, unreadable }) => {
    const said = state === 'down' ? `down: ${reason ?? ''}` : printCounts(counts) || 'empty';
    const rest = unreadable > 0 ? `; ${unreadable} unreadable` : '';
    return `  ${id}: ${said}${rest} (${name})`;
  });

const printSites = ({ sites }: ContentReport): Lines =>
  formatTable(
    [
      ...['site', 'lang', 'group', 'cities', 'activities', 'categories', 'posts', 'pages'],
      ...['people', 'redirects', ''],
    ],
    sites.map((it) => [
      ...[it.site, it.lang, String(it.shopGroup), it.cities, it.activities, it.categories],
      ...[it.posts, it.pages, it.people, it.redirects],
      it.isUsable ? '' : `has no shop group ${it.shopGroup} in ${it.lang}`,
    ]),
  );

/** The language of a text file: `de` for `texts/de/cities/krakow.json`. */
const langOf = (file: string) => file.split('/')[1] ?? '';

const keyOf = (file: string) => (file.split('/').at(-1) ?? file).replace(/\.\w+$/, '');

/** The label before the languages of one record's texts or the cities of one product's offers. */
const labelOf = ({ what, file, reason }: Unused): string => {
  if (what === 'texts')
    return `texts of ${file.split('/').slice(2).join('/').replace('.json', '')}:`;
  return what === 'offer' ? `offers of ${keyOf(file)}:` : `${what}: ${reason}:`;
};

const nameOfUnused = ({ what, file, field }: Unused): string => {
  if (what === 'texts') return langOf(file);
  return what === 'offer' ? field.replace('offers.', '') : file;
};

const printUnused = ({ unused }: ContentReport): Lines =>
  groupBy(unused, labelOf).flatMap(([label, items]) => wrapWords(label, items.map(nameOfUnused)));

const collectionsOfGaps = [
  ...(['shop-groups', 'cities', 'products', 'people'] as const),
  ...(['blog-categories', 'posts', 'pages'] as const),
];

const printGaps = ({ gaps, sites }: ContentReport): Lines => {
  if (gaps.length === 0) return [];
  const columns = collectionsOfGaps.filter((name) =>
    gaps.some(({ collection }) => collection === name),
  );
  const rows = sites.flatMap(({ site, lang }) => {
    const own = gaps.filter((gap) => gap.site === site);
    const count = (name: Gap['collection']) =>
      own.filter(({ collection }) => collection === name).length;
    return own.length > 0 ? [[site, lang, ...columns.map(count)]] : [];
  });
  const name = ({ file, field }: Gap) => keyOf(file) + (field ? `›${field}` : '');
  const details = groupBy(gaps, ({ lang, collection }) => `${collection} in ${lang}:`).flatMap(
    ([label, items]) => wrapWords(label, [...new Set(items.map(name))]),
  );
  return [...formatTable(['site', 'lang', ...columns], rows), ...details];
};

const toKilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en')} kB`;

const printPages = (pages: readonly WeighedPage[]): Lines =>
  formatTable(
    ['bytes', 'site', 'page'],
    pages.map(({ bytes, site, path }) => [bytes, site, decodeURI(path)]),
  );

const printKinds = ({ kinds }: Weights): Lines =>
  formatTable(
    ['kind', 'pages', 'average', 'heaviest', 'site', 'page'],
    kinds.map(({ route, pages, bytes, heaviest }) => [
      ...[route, pages, Math.round(bytes / pages), heaviest.bytes],
      ...[heaviest.site, decodeURI(heaviest.path)],
    ]),
  );

const plural = (count: number, name: string) =>
  `${count.toLocaleString('en')} ${name}${count === 1 ? '' : 's'}`;

const printWeights = (weights: Weights): Lines => [
  ...section(
    `Page data in bytes of JSON: ${plural(weights.pages, 'page')}, ${toKilobytes(weights.bytes)} in all`,
    printKinds(weights),
  ),
  ...section('Heaviest pages', printPages(weights.heaviest)),
];

/** Formats the report as text, one string per line. */
export const printReport = (report: ContentReport, weights: Weights | undefined): Lines => {
  const { counts, faults, conflicts, unused, drafts, gaps, openPoints } = report;
  return [
    ...section('Sources', printSources(report)),
    ...section(
      'Content',
      Object.entries(counts).map(
        ([name, count]) => `${count.toLocaleString('en').padStart(8)}  ${name}`,
      ),
    ),
    ...section('Sites', printSites(report)),
    ...(weights ? printWeights(weights) : []),
    ...section(
      `Not written in a site’s language: ${plural(gaps.length, 'text')}`,
      printGaps(report),
    ),
    ...section(
      `Unused: ${unused.length.toLocaleString('en')} (texts, where no site that shows them speaks their language)`,
      printUnused(report),
    ),
    ...section(
      `Drafts: ${drafts.length}`,
      drafts.map((file) => `  ${file}`),
    ),
    ...section(
      `Conflicts between sources: ${conflicts.length}`,
      groupBy(conflicts, ({ file }) => file).flatMap(([file, items]) => [
        `  ${file}`,
        ...items.map(({ field, reason }) => `    ${field ? `${field}: ` : ''}${reason}`),
      ]),
    ),
    ...section(
      `Before going live: ${plural(openPoints.length, 'point')} (see docs/legal.md)`,
      openPoints.map((point) => `  ${formatOpenPoint(point)}`),
    ),
    ...section(
      'Faults by kind',
      formatTable(
        ['faults', 'kind'],
        groupBy(faults, ({ kind }) => kind).map(([kind, items]) => [items.length, kind]),
      ).slice(faults.length > 0 ? 0 : 1),
    ),
  ];
};

/** The reasons why the check fails, one string per line. */
export const printFailures = ({ faults, sources }: ContentReport): Lines => [
  ...faults.map(formatContentFault),
  ...sources.flatMap(({ id, state, reason }) =>
    state === 'down' ? [`${id}: down: ${reason ?? ''}`] : [],
  ),
];

export const printTotal = ({ faults }: ContentReport): string => plural(faults.length, 'fault');
