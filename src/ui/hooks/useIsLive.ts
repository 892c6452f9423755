import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { neverChanges } from './useBrowserValue';

/** React asks for the value of the server only on the server and during hydration. This remembers that it did. */
const createArrival = () => {
  let isServed = false;
  return { read: () => isServed, readServed: () => (isServed = true) };
};

/** Whether the component came with the HTML of the server. Never changes. */
export const useIsServed = (): boolean => {
  const [arrival] = useState(createArrival);
  // Another value after hydration would make React render again at once, in one long task.
  return useSyncExternalStore(neverChanges, arrival.read, arrival.readServed);
};

/**
 * False on the server and during hydration, when a component must show what the server did. It changes in a transition,
 * which React renders in slices: input is handled in between. True at once in a component that first appears later. What
 * visitors have chosen is read by `useBrowserValue` instead: it must be there when their first input is replayed.
 */
export const useIsLive = (): boolean => {
  const [isLive, setIsLive] = useState(!useIsServed());
  useEffect(() => {
    if (!isLive) startTransition(() => setIsLive(true));
  }, [isLive]);
  return isLive;
};
