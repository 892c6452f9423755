import { useEffect } from 'react';
import { reloading } from '@/browser/deployWatcher/reloadOnce';
import { useCart } from '@/ui/hooks/useCart';
import { useFullLoads } from './useFullLoads';
import { useLatestBuild } from './useLatestBuild';
import { useOwnFailure } from './useOwnFailure';
import { usePrefetchStop } from './usePrefetchLimit';

/**
 * Deploy watcher: once a newer build is served, the next link loads its page in full; the open page is never reloaded
 * without a click. Uncaught errors are rethrown here, for the error boundary above.
 */
export const DeployWatcher = () => {
  const { cart, isKept } = useCart();
  const isHarmless = isKept || cart.items.length === 0;
  const isOutdated = useLatestBuild();
  const failure = useOwnFailure();
  useFullLoads(isOutdated && isHarmless);
  usePrefetchStop(isOutdated);
  useEffect(() => {
    reloading.isHarmless = isHarmless;
  }, [isHarmless]);
  if (failure) throw failure;
  return null;
};
