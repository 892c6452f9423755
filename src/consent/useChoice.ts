import { useSyncExternalStore } from 'react';
import { getChoice, onChoice } from './choice';

/** Whether the visitor lets us measure; nothing until it is known, and on the server. */
export const useChoice = (): boolean | undefined =>
  useSyncExternalStore(onChoice, getChoice, () => undefined);
