/** @jest-environment jsdom */
import { render, renderHook } from '@testing-library/react';
import { useEffect } from 'react';
import Router, { type SingletonRouter } from 'next/router';
import { usePrefetchLimit, usePrefetchStop } from './usePrefetchLimit';

type Prefetch = NonNullable<SingletonRouter['router']>['prefetch'];

/** Prefetch calls of links; by default, they never resolve. */
const prefetch = jest.fn<Promise<void>, Parameters<Prefetch>>(() => new Promise(() => {}));

const setRouter = (router: SingletonRouter['router']) => Object.assign(Router, { router });

beforeEach(() => {
  prefetch.mockReset().mockReturnValue(new Promise(() => {}));
  setRouter({ prefetch } as unknown as SingletonRouter['router']);
});
afterEach(() => setRouter(null));

const passOver = (links: number) => {
  for (let link = 1; link <= links; link += 1) void Router.router?.prefetch(`/page-${link}`);
};

it('links that are seen fetch four pages at a time', () => {
  renderHook(() => usePrefetchLimit());
  passOver(50);
  expect(prefetch.mock.calls.map(([path]) => path)).toEqual([
    '/page-1',
    '/page-2',
    '/page-3',
    '/page-4',
  ]);
});

it('the others wait for their turn, and each gets it', async () => {
  prefetch.mockResolvedValue(undefined);
  renderHook(() => usePrefetchLimit());
  passOver(50);
  await new Promise((resolve) => setTimeout(resolve));
  expect(prefetch.mock.calls.map(([path]) => path)).toEqual(
    Array.from({ length: 50 }, (_, index) => `/page-${index + 1}`),
  );
});

it('the one that is pointed at goes before those that are only seen', async () => {
  const ends: (() => void)[] = [];
  prefetch.mockImplementation(() => new Promise((resolve) => ends.push(resolve)));
  renderHook(() => usePrefetchLimit());
  passOver(6);
  void Router.router?.prefetch('/wanted', '/wanted', { priority: true });
  ends[0]?.();
  await new Promise((resolve) => setTimeout(resolve));
  expect(prefetch.mock.calls.map(([path]) => path).at(-1)).toBe('/wanted');
});

it('nothing of a build that is no longer served is fetched ahead', async () => {
  renderHook(() => usePrefetchLimit());
  renderHook(() => usePrefetchStop(true));
  await expect(Router.router?.prefetch('/prague')).resolves.toBeUndefined();
  expect(prefetch).not.toHaveBeenCalled();
});

it('links that wait stop with a build that turns out to be outdated', async () => {
  const ends: (() => void)[] = [];
  prefetch.mockImplementation(() => new Promise((resolve) => ends.push(resolve)));
  renderHook(() => usePrefetchLimit());
  passOver(6);
  renderHook(() => usePrefetchStop(true));
  for (const end of ends) end();
  await new Promise((resolve) => setTimeout(resolve));
  expect(prefetch).toHaveBeenCalledTimes(4);
});

it('a build that turns out to be outdated stops it', async () => {
  renderHook(() => usePrefetchLimit());
  const { rerender } = renderHook((isOutdated: boolean) => usePrefetchStop(isOutdated), {
    initialProps: false,
  });
  rerender(true);
  passOver(50);
  await new Promise((resolve) => setTimeout(resolve));
  expect(prefetch).not.toHaveBeenCalled();
  rerender(false);
  passOver(50);
  expect(prefetch).toHaveBeenCalledTimes(4);
});

/** Passes over links as soon as they can answer: effects of children run before those of their parents. */
const EagerLink = () => {
  useEffect(() => passOver(50), []);
  return null;
};

it('the limit holds for links that are ready before the app’s own effects', () => {
  const App = () => {
    usePrefetchLimit();
    return <EagerLink />;
  };
  render(<App />);
  expect(prefetch).toHaveBeenCalledTimes(4);
});

it('the router is handed back as it was', () => {
  renderHook(() => usePrefetchLimit()).unmount();
  passOver(50);
  expect(prefetch).toHaveBeenCalledTimes(50);
});

it('a page without a router is left alone', () => {
  setRouter(null);
  expect(() => renderHook(() => usePrefetchLimit())).not.toThrow();
});
