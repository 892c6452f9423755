/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import Router, { type SingletonRouter } from 'next/router';
import { usePrefetchLimit } from './usePrefetchLimit';

/** What links ask for pages ahead; none of them ever arrives. */
const prefetch = jest.fn<Promise<void>, [string]>(() => new Promise(() => {}));

const setRouter = (router: SingletonRouter['router']) => Object.assign(Router, { router });

beforeEach(() => {
  prefetch.mockClear();
  setRouter({ prefetch } as unknown as SingletonRouter['router']);
});
afterEach(() => setRouter(null));

const passOver = (links: number) => {
  for (let link = 1; link <= links; link += 1) void Router.router?.prefetch(`/page-${link}`);
};

it('links that are passed over fetch four pages at a time', () => {
  renderHook(() => usePrefetchLimit(false));
  passOver(50);
  expect(prefetch.mock.calls.map(([path]) => path)).toEqual([
    '/page-1',
    '/page-2',
    '/page-3',
    '/page-4',
  ]);
});

it('nothing of a build that is no longer served is fetched ahead', async () => {
  renderHook(() => usePrefetchLimit(true));
  await expect(Router.router?.prefetch('/prague')).resolves.toBeUndefined();
  expect(prefetch).not.toHaveBeenCalled();
});

it('a build that turns out to be outdated stops it', () => {
  const { rerender } = renderHook((isOutdated: boolean) => usePrefetchLimit(isOutdated), {
    initialProps: false,
  });
  rerender(true);
  passOver(50);
  expect(prefetch).not.toHaveBeenCalled();
});

it('the router is handed back as it was', () => {
  renderHook(() => usePrefetchLimit(false)).unmount();
  passOver(50);
  expect(prefetch).toHaveBeenCalledTimes(50);
});

it('a page without a router is left alone', () => {
  setRouter(null);
  expect(() => renderHook(() => usePrefetchLimit(false))).not.toThrow();
});
