/** @jest-environment jsdom */
import { render, renderHook } from '@testing-library/react';
import { useEffect } from 'react';
import Router, { type SingletonRouter } from 'next/router';
import { usePrefetchLimit, usePrefetchStop } from './usePrefetchLimit';

/** Prefetch calls of links; they never resolve. */
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
  renderHook(() => usePrefetchLimit());
  passOver(50);
  expect(prefetch.mock.calls.map(([path]) => path)).toEqual([
    '/page-1',
    '/page-2',
    '/page-3',
    '/page-4',
  ]);
});

it('nothing of a build that is no longer served is fetched ahead', async () => {
  renderHook(() => usePrefetchStop(true));
  await expect(Router.router?.prefetch('/prague')).resolves.toBeUndefined();
  expect(prefetch).not.toHaveBeenCalled();
});

it('a build that turns out to be outdated stops it', () => {
  renderHook(() => usePrefetchLimit());
  const { rerender } = renderHook((isOutdated: boolean) => usePrefetchStop(isOutdated), {
    initialProps: false,
  });
  rerender(true);
  passOver(50);
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
