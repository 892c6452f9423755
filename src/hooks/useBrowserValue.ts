import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * What only a browser knows, read at every render; on the server and while hydrating it is `onServer`.
 *
 * @param read gives the same value, by `Object.is`, while nothing has changed
 */
export const useBrowserValue = <Value>(read: () => Value, onServer: Value): Value =>
  useSyncExternalStore(neverChanges, read, () => onServer);
