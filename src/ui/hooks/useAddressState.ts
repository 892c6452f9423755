import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Query } from '@/lib/query';

/**
 * State in the URL's query: it survives a reload and is part of a shared link, and the back button leaves the page
 * instead of undoing single choices. The router updates the URL with a delay, so a new choice counts until then. When a
 * page starts, the router first replaces the URL by itself, which would undo a choice made meanwhile. Therefore writing
 * waits until the router is ready.
 *
 * @param parse parses the state from any query
 * @param toQuery builds the query for a state, and keeps the other parameters of the current query
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
    // The query may contain question marks.
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
