import { useEffect, useState } from 'react';
import { useAddressState } from '@/ui/hooks/useAddressState';
import { parseSearchQuery, toSearchQuery } from '@/catalog/search/address';

/** Browsers limit the rate of URL changes. In ms. */
const pause = 400;

interface TypedQuery {
  readonly query: string;
  readonly type: (text: string) => void;
  /** Skips the delay. */
  readonly submit: () => void;
}

/** The search query. It is written to the URL when typing pauses, so that it can be shared and survives navigation. */
export const useTypedQuery = (): TypedQuery => {
  const [{ text }, setAddress] = useAddressState(
    (query) => ({ text: parseSearchQuery(query) }),
    (state, search) => toSearchQuery(state.text, search),
  );
  const [typed, setTyped] = useState<string>();
  // From now on the URL is the source of truth: the back button and the header's search can change it.
  if (typed === text) setTyped(undefined);

  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => setAddress({ text: typed }), pause);
    return () => clearTimeout(timer);
    // `setAddress` is new at every render; only typing must restart the timer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed]);

  const query = typed ?? text;
  return { query, type: setTyped, submit: () => setAddress({ text: query }) };
};
