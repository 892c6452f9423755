import type { Options } from 'minisearch';
import type { Texts } from './entries';
import { spell, toWords } from './spellings';

export interface Document extends Texts {
  readonly id: number;
}

const fields: (keyof Texts)[] = ['title', 'also', 'cities', 'body'];

/** An index must be loaded with the same options with which it was built. */
export const indexOptions: Options<Document> = {
  fields,
  tokenize: (text) => [...toWords(text)],
  processTerm: (word) => [...spell(word)],
};
