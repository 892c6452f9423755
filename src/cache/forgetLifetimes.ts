import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external';

/**
 * Next remembers the lifetime of every path that it ever answered, unknown ones included, and forgets none. Here each
 * page comes with its own lifetime, so there is nothing to remember.
 */
export const forgetLifetimes = (): void => {
  SharedCacheControls.prototype.set = () => {};
};
