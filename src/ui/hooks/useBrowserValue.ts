import { useSyncExternalStore } from 'react';

/** Subscribes to a value that stays as it is. */
export const neverChanges = () => () => {};

/**
 * Reads a value that only browsers know, at every render. On the server and during hydration it is `onServer`.
 *
 * @param read must return the same value, by `Object.is`, while nothing has changed
 */
export const useBrowserValue = <Value>(read: () => Value, onServer: Value): Value =>
  useSyncExternalStore(neverChanges, read, () => onServer);
