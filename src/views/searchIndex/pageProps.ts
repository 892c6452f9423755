import type { SearchData } from '@/catalog/search/entries';

export interface SearchIndexView {
  /** The search index. Browsers read it from this page's data (src/ui/hooks/useSearch.ts). */
  readonly search: SearchData;
  /** Ids of all entries, sorted by title on the server: a browser's collation may differ. */
  readonly order: readonly number[];
}
