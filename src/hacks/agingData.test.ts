/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import Router, { type SingletonRouter } from 'next/router';
import { useAgingData } from './agingData';

const setRouter = (router: SingletonRouter['router']) => Object.assign(Router, { router });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  setRouter(null);
});

it('data of pages is forgotten within a minute, and from then on again', () => {
  const router = { sdc: { '/old.json': {} } };
  setRouter(router as unknown as SingletonRouter['router']);
  const { unmount } = renderHook(useAgingData);
  jest.advanceTimersByTime(59_999);
  expect(router.sdc).toHaveProperty(['/old.json']);
  jest.advanceTimersByTime(1);
  expect(router.sdc).toEqual({});
  router.sdc = { '/old.json': {} };
  jest.advanceTimersByTime(60_000);
  expect(router.sdc).toEqual({});
  unmount();
  router.sdc = { '/old.json': {} };
  jest.advanceTimersByTime(60_000);
  expect(router.sdc).not.toEqual({});
});

it('a page without a router is left alone', () => {
  renderHook(useAgingData);
  expect(() => jest.advanceTimersByTime(60_000)).not.toThrow();
});
