import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external';

/**
 * Disables Next's map of lifetimes, which keeps an entry for every path ever answered, including unknown ones. It is
 * not needed, because each cached page contains its own lifetime.
 */
export const forgetLifetimes = (): void => {
  SharedCacheControls.prototype.set = () => {};
};
