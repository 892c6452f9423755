import { useSyncExternalStore } from 'react';
import { getChoice, onChoice } from './choice';

/** Whether the visitor consents to measuring; `undefined` until it is known, and on the server. */
export const useChoice = (): boolean | undefined =>
  useSyncExternalStore(onChoice, getChoice, () => undefined);
