import MiniSearch from 'minisearch';
import type { Language } from '@/config/sites/site';
import type { Entry, SearchData, Texts } from './entries';
import { type Document, indexOptions } from './indexOptions';
import { toWords } from './spellings';

/** Joins adjacent words, as many people type them: `beerbike`, `gokarting`. */
const joinNeighbours = (title: string) => {
  const words = toWords(title);
  return words.slice(1).map((word, index) => `${words[index]}${word}`);
};

export interface Findable {
  readonly entry: Entry;
  /** The texts apart from the title, which is in the entry. */
  readonly texts: Omit<Texts, 'title'>;
}

/** Builds the search data on the server, once per revalidation of a site; the browser only loads it. */
export const buildSearchData = (lang: Language, all: readonly Findable[]): SearchData => {
  const index = new MiniSearch<Document>(indexOptions);
  index.addAll(
    all.map(({ entry: { title }, texts }, id) => ({
      id,
      title,
      ...texts,
      also: [texts.also, ...joinNeighbours(title)].join(' '),
    })),
  );
  return { lang, entries: all.map(({ entry }) => entry), index: index.toJSON() };
};
