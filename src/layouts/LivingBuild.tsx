import { useEffect } from 'react';
import { reloading } from '@/build/reloadOnce';
import { useCart } from '@/hooks/useCart';
import { useFullLoads } from './useFullLoads';
import { useLatestBuild } from './useLatestBuild';
import { useOwnFailure } from './useOwnFailure';
import { usePrefetchLimit } from './usePrefetchLimit';

/**
 * Keeps a page that stays open on a live build: once a newer one is served, the next link loads its page in full, never
 * behind a visitor's back. What fails without anybody catching it is raised here, for the boundary above.
 */
export const LivingBuild = () => {
  const { cart, isKept } = useCart();
  const isHarmless = isKept || cart.items.length === 0;
  const isOutdated = useLatestBuild();
  const failure = useOwnFailure();
  useFullLoads(isOutdated && isHarmless);
  usePrefetchLimit(isOutdated);
  useEffect(() => {
    reloading.isHarmless = isHarmless;
  }, [isHarmless]);
  if (failure) throw failure;
  return null;
};
