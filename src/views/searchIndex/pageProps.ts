import type { SearchData } from '@/search/entries';

export interface SearchIndexView {
  /** What browsers search; they read it out of this page's data (src/hooks/useSearch.ts). */
  readonly search: SearchData;
  /** Ids of all entries by title, as the language sorts them: browsers may know other rules than the server. */
  readonly order: readonly number[];
}
