/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { reloadOnce } from '@/browser/deployWatcher/reloadOnce';
import { createTestRouter } from '@/testing/testRouter';
import { useOwnFailure } from './useOwnFailure';

jest.mock('@/browser/deployWatcher/reloadOnce');

const router = createTestRouter();

const start = () =>
  renderHook(() => useOwnFailure(), {
    wrapper: ({ children }) => (
      <RouterContext.Provider value={router}>{children}</RouterContext.Provider>
    ),
  });

const raise = {
  'an error that nobody caught': (error: unknown) =>
    window.dispatchEvent(new ErrorEvent('error', { error })),
  'a rejection that nobody handled': (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })),
} as const;

const raisedIn = (file: string) =>
  Object.assign(new TypeError('broke'), { stack: `TypeError: broke\n    at show (${file}:1:2)` });

const own = () => raisedIn('http://localhost/_next/static/chunks/5.0a1b2c3d.js');

// Jest fails a test on `error` events that have no listener.
beforeAll(() => window.addEventListener('error', () => {}));
beforeEach(() => {
  jest.mocked(reloadOnce).mockReset();
  window.history.replaceState(null, '', '/krakow');
});

describe.each(Object.entries(raise))('%s', (_, tell) => {
  it('is the failure of the shop when its own script raised it', () => {
    const { result } = start();
    expect(result.current).toBeUndefined();
    const error = own();
    act(() => void tell(error));
    expect(result.current).toBe(error);
    expect(reloadOnce).not.toHaveBeenCalled();
  });

  it.each([
    ['an extension raised it', raisedIn('chrome-extension://abc/content.js')],
    ['a tag raised it', raisedIn('https://www.googletagmanager.com/gtm.js')],
    ['nobody knows who raised it', 'broke'],
    ['the browser tells nothing of it', null],
  ])('is none when %s', (_why, error) => {
    const { result } = start();
    act(() => void tell(error));
    expect(result.current).toBeUndefined();
    expect(reloadOnce).not.toHaveBeenCalled();
  });

  it('loads the page anew when a part of it is gone', () => {
    const { result } = start();
    const error = new TypeError('Importing a module script failed.');
    act(() => void tell(error));
    expect(result.current).toBeUndefined();
    expect(reloadOnce).toHaveBeenCalledTimes(1);
  });

  it('is not heard once the app is gone', () => {
    const { result, unmount } = start();
    unmount();
    act(() => void tell(own()));
    expect(result.current).toBeUndefined();
  });
});

describe('a page that the router could not show', () => {
  const fail = (url: string, error: object = new Error('Failed to load static props')) =>
    act(() => router.events.emit('routeChangeError', error, url, { shallow: false }));

  it('is left to the router, which loads it in full', () => {
    start();
    fail('/prague#faq');
    expect(reloadOnce).not.toHaveBeenCalled();
  });

  it('is loaded anew when its address stands there already, with a hash: asking for it again loads nothing', () => {
    start();
    window.history.replaceState(null, '', '/prague#faq');
    fail('/prague#faq');
    expect(reloadOnce).toHaveBeenCalledTimes(1);
  });

  it('is no matter when another navigation took over', () => {
    start();
    window.history.replaceState(null, '', '/prague#faq');
    fail('/prague#faq', Object.assign(new Error('Abort fetching'), { cancelled: true }));
    expect(reloadOnce).not.toHaveBeenCalled();
  });
});
