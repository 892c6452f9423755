import { useEffect, useState } from 'react';
import { useAddressState } from '@/hooks/useAddressState';
import { parseSearchQuery, toSearchQuery } from '@/search/address';

/** Browsers refuse an address that changes with every key. In ms. */
const pause = 400;

interface TypedQuery {
  readonly query: string;
  readonly type: (text: string) => void;
  /** Does not wait for a pause. */
  readonly submit: () => void;
}

/** What is looked for, in the address as soon as the typing pauses: it can be shared, and is there when one comes back. */
export const useTypedQuery = (): TypedQuery => {
  const [{ text }, setAddress] = useAddressState(
    (query) => ({ text: parseSearchQuery(query) }),
    (state, search) => toSearchQuery(state.text, search),
  );
  const [typed, setTyped] = useState<string>();
  // From here on the address knows, and may change by itself: by the back button, or by the search in the header.
  if (typed === text) setTyped(undefined);

  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => setAddress({ text: typed }), pause);
    return () => clearTimeout(timer);
    // `setAddress` is new at every render, and the typing alone is what is waited for.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed]);

  const query = typed ?? text;
  return { query, type: setTyped, submit: () => setAddress({ text: query }) };
};
