/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { ReactNode } from 'react';
import { reloading } from '@/browser/deployWatcher/reloadOnce';
import { createTestRouter } from '@/testing/testRouter';
import { useLeaving } from './useLeaving';

const router = createTestRouter();
const { events } = router;

beforeEach(() => {
  reloading.isLeaving = false;
  window.history.replaceState(null, '', '/krakow#faq');
  renderHook(useLeaving, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <RouterContext.Provider value={router}>{children}</RouterContext.Provider>
    ),
  });
});

it('a visitor is on the way from the press on a link until the page is there', () => {
  events.emit('routeChangeStart', '/blog', { shallow: false });
  expect(reloading.isLeaving).toBe(true);
  events.emit('routeChangeComplete', '/blog', { shallow: false });
  expect(reloading.isLeaving).toBe(false);
});

it('so he is if the page cannot be had, since its document loads then', () => {
  events.emit('routeChangeStart', '/blog', { shallow: false });
  events.emit('routeChangeError', new Error('Failed to load static props'), '/blog');
  expect(reloading.isLeaving).toBe(true);
});

it.each([
  ['another link took over', Object.assign(new Error(), { cancelled: true }), '/blog'],
  ['the address is there already, on the way back', new Error('Failed'), '/krakow#faq'],
])('he is not if %s', (_, error, url) => {
  events.emit('routeChangeStart', url, { shallow: false });
  events.emit('routeChangeError', error, url);
  expect(reloading.isLeaving).toBe(false);
});

it('he is not on a page that the browser shows again', () => {
  events.emit('routeChangeStart', '/blog', { shallow: false });
  window.dispatchEvent(new Event('pageshow'));
  expect(reloading.isLeaving).toBe(false);
});
