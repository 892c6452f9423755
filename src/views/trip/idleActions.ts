import type { TripActions } from './useTrip';

/** For a page on which nothing can be pressed. */
export const idleActions: TripActions = {
  send: async () => ({}),
  change: async () => ({}),
  remove: async () => ({}),
  leave: () => {},
  unsent: new Map(),
  settle: async () => undefined,
  problem: null,
  isSending: false,
};
