import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Query } from '@/lib/query';

/**
 * Choices that live in the address: they survive a reload, go with a shared link, and the back button leaves the page
 * rather than undoing them one by one. The router takes a moment to change the address, so what was just chosen counts
 * until it has. When a page begins, the router first goes to the address where it is already, and would go back there
 * after whatever was chosen meanwhile: so that waits until it has arrived.
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
  const { isReady } = router;
  const goTo = (next: State): Promise<boolean> => {
    const address = router.asPath.replace(/#.*$/s, '');
    // What follows may have question marks of its own.
    const start = address.indexOf('?');
    const path = start < 0 ? address : address.slice(0, start);
    const search = start < 0 ? undefined : address.slice(start + 1);
    const query = toQuery(next, search);
    const target = query ? `${path}?${query}` : path;
    return router.replace(target, undefined, { shallow: true, scroll: false });
  };
  const write = (next: State): void => {
    void goTo(next).then((isThere) => {
      if (isThere) setChosen((current) => (current === next ? undefined : current));
    });
  };
  const writeChosen = useEffectEvent(() => {
    if (chosen) write(chosen);
  });
  useEffect(() => {
    if (isReady) writeChosen();
  }, [isReady]);
  const setState = (change: Partial<State>) => {
    const next = { ...state, ...change };
    setChosen(next);
    if (isReady) write(next);
  };
  return [state, setState];
};
