import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external';
import { forgetLifetimes } from './forgetLifetimes';

const create = (): SharedCacheControls => Reflect.construct(SharedCacheControls, [{}]);

const countKept = (): unknown => {
  const kept: unknown = Reflect.get(SharedCacheControls, 'cacheControls');
  return kept instanceof Map ? kept.size : 'Next has no such map';
};

it('Next keeps a lifetime for every path, until it is told not to', () => {
  const lifetimes = create();
  lifetimes.set('/invented-1', { revalidate: 60, expire: 3600 });
  expect(countKept()).toBe(1);
  forgetLifetimes();
  lifetimes.set('/invented-2', { revalidate: 60, expire: 3600 });
  expect(countKept()).toBe(1);
});
