/** What the whole process agrees on, however many bundles have this module. */
const shared = globalThis as typeof globalThis & { troupeOutboxListener?: () => void };

/** Something is waiting to be sent. */
export const announceMessages = (): void => shared.troupeOutboxListener?.();

/** For whoever sends it; there is one in a process. */
export const onMessages = (listener: (() => void) | undefined): void => {
  if (listener) shared.troupeOutboxListener = listener;
  else delete shared.troupeOutboxListener;
};
