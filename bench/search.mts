import { performance } from 'node:perf_hooks';
import { buildSearchData, type Findable } from '@/catalog/search/buildSearchData';
import { createSearch } from '@/catalog/search/createSearch';
import type { SearchData } from '@/catalog/search/entries';
import { spellPhrase, toWords } from '@/catalog/search/spellings';
import { sites } from '@/config/sites/records';
import { type SiteId, siteIds } from '@/config/sites/site';
import { getViewContext } from '@/views/context';
import { listFindables } from '@/views/searchIndex/findables';
import { median, printRow } from './table';

const documents = 2000;

const typed = ['go karting krakow', 'kneipentour', 'ølcykel', 'dégustation de vins', 'gokarty'];
const mistyped = ['go kartnig krakw', 'kneipentuor', 'ølcylek', 'degustaton de vins', 'gokrty'];

const textOf = ({ entry, texts }: Findable) => [entry.title, ...Object.values(texts)].join(' ');

/** Creates documents of the size of shipped ones from the words of all sites. Common words occur often. */
const makeUp = (shipped: readonly Findable[]): readonly Findable[] => {
  const words = shipped.flatMap((it) => toWords(textOf(it)));
  let seed = 7;
  const pick = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return words[seed % words.length] ?? '';
  };
  const another = (text: string) => toWords(text).map(pick).join(' ');
  return Array.from({ length: documents }, (_, index): Findable => {
    const model = shipped[index % shipped.length];
    if (!model) throw new Error('Nothing is shipped');
    const { entry, texts } = model;
    if (entry.kind === 'city') return model;
    return {
      entry: { ...entry, title: another(entry.title) },
      texts: { ...texts, also: another(texts.also), body: another(texts.body) },
    };
  });
};

/** The simplest search: every word of the query occurs in the text. It has no typo tolerance and no ranking. */
const createScan = (all: readonly Findable[]) => {
  const texts = all.map((it) => spellPhrase(textOf(it))[0] ?? '');
  return (query: string) => {
    const words = toWords(query).flatMap((word) => spellPhrase(word).slice(0, 1));
    return texts.flatMap((text, id) => (words.every((word) => text.includes(word)) ? [id] : []));
  };
};

/** Median and 99th percentile in ms per keystroke, for queries typed one after the other. */
const time = (create: () => (query: string) => unknown, queries: readonly string[]) => {
  const taken: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    for (const query of queries) {
      // Each query starts with a new search.
      const search = create();
      for (let length = 1; length <= query.length; length += 1) {
        const start = performance.now();
        search(query.slice(0, length));
        taken.push(performance.now() - start);
      }
    }
  }
  const slowest = [...taken].sort((a, b) => a - b)[Math.floor(taken.length * 0.99)] ?? 0;
  return { usual: median(taken), slowest };
};

const loadShipped = async (siteId: SiteId) => listFindables(await getViewContext(sites[siteId]));

const shipped = (await Promise.all(siteIds.map(loadShipped))).flat();
const all = makeUp(shipped);
const data = JSON.parse(JSON.stringify(buildSearchData('de', all))) as SearchData;
const scan = createScan(all);
const baseline = time(() => scan, typed);
const row = (name: string, { usual, slowest }: typeof baseline) => {
  printRow(name, `${usual.toFixed(2)} ms`, (usual / baseline.usual).toFixed(1));
  printRow(
    '  the slowest of a hundred',
    `${slowest.toFixed(2)} ms`,
    (slowest / baseline.usual).toFixed(1),
  );
};
console.log(`search, one key, ${documents} documents with ${data.index.index.length} words`);
row('look for substrings in all texts', baseline);
row(
  'search, typed right',
  time(() => createSearch(data), typed),
);
row(
  'search, mistyped',
  time(() => createSearch(data), mistyped),
);

export {};
