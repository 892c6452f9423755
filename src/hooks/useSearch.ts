import { useEffect, useEffectEvent } from 'react';
import useSWRImmutable from 'swr/immutable';
import { fetchPayload } from '@/http/client';
import { isNotFound } from '@/http/httpError';
import { toFields } from '@/lib/fields';
import { createSearch, type Search } from '@/search/createSearch';
import type { SearchData } from '@/search/entries';

interface SearchState {
  /** Nothing until the index is there. */
  readonly search: Search | undefined;
  /**
   * `outdated`: the site was built anew since this page was loaded, and knows nothing more of this build; no second try
   * goes better, only a page that is loaded anew. `unreachable`: one may.
   */
  readonly trouble: 'outdated' | 'unreachable' | undefined;
  readonly retry: () => void;
}

/** Where Next keeps the data of the page that lists everything: what its router would ask for to go there. */
const toPath = (siteId: string) =>
  `/_next/data/${window.__NEXT_DATA__.buildId}/${siteId}/search/all.json`;

/** It comes from this very build, so it is what this build makes of it, or nothing. */
const toSearch = (payload: unknown): Search => {
  const { view } = toFields(toFields(payload)['pageProps']);
  return createSearch(toFields(view)['search'] as SearchData);
};

/** In ms: what is sold changes with every refresh of the site, and a tab may be open for days. */
const freshFor = 60_000;

interface Loaded {
  readonly search: Search;
  readonly at: number;
}

const load = async (path: string): Promise<Loaded> => ({
  search: toSearch(await fetchPayload(path)),
  at: Date.now(),
});

/** A failed call stays failed until somebody asks for another one. */
const quiet = { shouldRetryOnError: false };

/**
 * The search of a site, whose index is loaded by the first part of a page that needs it, and anew by a later one when it
 * is no longer fresh; until that has come, and where it does not, the one before holds. Import it only into what is
 * itself loaded on use.
 */
export const useSearch = (siteId: string): SearchState => {
  const { data, error, isValidating, mutate } = useSWRImmutable<Loaded, unknown>(
    toPath(siteId),
    load,
    quiet,
  );
  const refresh = useEffectEvent(() => {
    // A failure is no news to who has an index.
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
