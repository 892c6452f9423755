import { useEffect, useEffectEvent } from 'react';
import useSWRImmutable from 'swr/immutable';
import { isLanguage } from '@/config/sites/site';
import { fetchPayload } from '@/platform/http/client';
import { isNotFound } from '@troupe/basics/http/httpError';
import { toFields } from '@troupe/basics/fields';
import { createSearch, type Search } from '@/catalog/search/createSearch';
import type { SearchData } from '@/catalog/search/entries';

interface SearchState {
  /** `undefined` until the index has loaded. */
  readonly search: Search | undefined;
  /**
   * `outdated`: the site was rebuilt since this page was loaded, and no longer serves this build's index; a retry
   * cannot help, only a reload. `unreachable`: a retry may help.
   */
  readonly trouble: 'outdated' | 'unreachable' | undefined;
  readonly retry: () => void;
}

/** Path of Next's data for the index page, as the router would request it. */
const toPath = (siteId: string) =>
  `/_next/data/${window.__NEXT_DATA__.buildId}/${siteId}/search/all.json`;

/** Checks the outline only: the data comes from the same build, and a list of all pages is long. */
const isSearchData = (value: unknown): value is SearchData => {
  const { lang, entries, index } = toFields(value);
  return isLanguage(lang) && Array.isArray(entries) && typeof index === 'object' && index !== null;
};

/** @throws if the answer has no search data */
const toSearch = (payload: unknown): Search => {
  const { view } = toFields(toFields(payload)['pageProps']);
  const { search } = toFields(view);
  if (!isSearchData(search)) throw new Error('The answer has no search data');
  return createSearch(search);
};

/** In ms. The catalogue changes with every revalidation, and a tab may be open for days. */
const freshFor = 60_000;

interface Loaded {
  readonly search: Search;
  readonly at: number;
}

const load = async (path: string): Promise<Loaded> => ({
  search: toSearch(await fetchPayload(path)),
  at: Date.now(),
});

/** A failed call is not retried automatically. */
const quiet = { shouldRetryOnError: false };

/**
 * The search of a site. The first part of a page that needs it loads the index; a later one reloads it if it is no
 * longer fresh. Until the new index has loaded, and if that fails, the old one is used. Import it only into lazily
 * loaded parts.
 */
export const useSearch = (siteId: string): SearchState => {
  const { data, error, isValidating, mutate } = useSWRImmutable<Loaded, unknown>(
    toPath(siteId),
    load,
    quiet,
  );
  const refresh = useEffectEvent(() => {
    // A failure does not matter while an index is available.
    if (data && Date.now() - data.at > freshFor) mutate().catch(() => {});
  });
  useEffect(() => refresh(), []);
  const hasFailed = error !== undefined && !data && !isValidating;
  return {
    search: data?.search,
    trouble: hasFailed ? (isNotFound(error) ? 'outdated' : 'unreachable') : undefined,
    retry: () => void mutate(),
  };
};
