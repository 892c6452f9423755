import MiniSearch from 'minisearch';
import type { Language } from '@/sites/site';
import type { Entry, SearchData, Texts } from './entries';
import { type Document, indexOptions } from './indexOptions';
import { toWords } from './spellings';

/** Neighbours in one word, as many would type them: `beerbike`, `gokarting`. */
const joinNeighbours = (title: string) => {
  const words = toWords(title);
  return words.slice(1).map((word, index) => `${words[index]}${word}`);
};

export interface Findable {
  readonly entry: Entry;
  /** Beside the title, which the entry has. */
  readonly texts: Omit<Texts, 'title'>;
}

/** Made once per refresh of a site; a browser only reads it. */
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
