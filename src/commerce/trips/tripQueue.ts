/** Runs the work of one trip in turn, so that its changes in this process do not fail on each other. */
export const createTripQueue = () => {
  const last = new Map<string, Promise<unknown>>();
  return async <Value>(tripId: string, work: () => Promise<Value>): Promise<Value> => {
    const before = last.get(tripId) ?? Promise.resolve();
    const own = before.then(work, work);
    const settled = own.catch(() => {});
    last.set(tripId, settled);
    try {
      return await own;
    } finally {
      if (last.get(tripId) === settled) last.delete(tripId);
    }
  };
};
