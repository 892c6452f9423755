import { useRouter } from 'next/router';
import { useState } from 'react';
import type { Query } from '@/lib/query';

/**
 * Choices that live in the address: they survive a reload, go with a shared link, and the back button leaves the page
 * rather than undoing them one by one. The router takes a moment to change the address, so what was just chosen counts
 * until it has.
 *
 * @param parse reads them off an address, whatever stands in it
 * @param toQuery the query that means them, with the other parameters of the query so far
 */
export const useAddressState = <State extends object>(
  parse: (query: Query) => State,
  toQuery: (state: State, search?: string) => string,
): readonly [State, (change: Partial<State>) => void] => {
  const router = useRouter();
  const [chosen, setChosen] = useState<State>();
  const state = chosen ?? parse(router.query);
  const setState = async (change: Partial<State>) => {
    const next = { ...state, ...change };
    setChosen(next);
    const address = router.asPath.replace(/#.*$/s, '');
    // What follows may have question marks of its own.
    const start = address.indexOf('?');
    const path = start < 0 ? address : address.slice(0, start);
    const search = start < 0 ? undefined : address.slice(start + 1);
    const query = toQuery(next, search);
    await router.replace(query ? `${path}?${query}` : path, undefined, {
      shallow: true,
      scroll: false,
    });
    setChosen((current) => (current === next ? undefined : current));
  };
  return [state, (change) => void setState(change)];
};
