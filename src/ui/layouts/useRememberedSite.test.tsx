/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { followRememberedSite } from '@/browser/siteChoice/followRememberedSite';
import { writeCookie } from '@/browser/siteChoice/writeCookie';
import { toFragment } from '@/commerce/cart/cartHandoff';
import { fetchShippedPage } from '@/testing/fetchShippedPage';
import type { FrameProps } from './frameProps';
import { useRememberedSite } from './useRememberedSite';

jest.mock('@/browser/siteChoice/followRememberedSite');

let frame: FrameProps;

beforeAll(async () => {
  ({ frame } = await fetchShippedPage('city', 'en', 'krakow'));
});
beforeEach(() => jest.mocked(followRememberedSite).mockReset().mockResolvedValue(undefined));
afterEach(() => {
  document.cookie = 'locale=;max-age=0;path=/';
  window.history.replaceState(null, '', '/');
});

const cityPage = '/[site]/[slug]';

const open = async (remembered: string | undefined, pathname = cityPage, page?: FrameProps) => {
  if (remembered !== undefined) writeCookie('locale', remembered);
  const { rerender } = renderHook((path: string) => useRememberedSite(page, path), {
    initialProps: pathname,
  });
  rerender('/[site]/map');
  await new Promise((resolve) => setTimeout(resolve));
  return jest.mocked(followRememberedSite).mock.calls;
};

it('the first page of a visit leads to the remembered site, a later one does not', async () => {
  expect(await open('de', cityPage, frame)).toEqual([[frame.languages]]);
});

it.each([undefined, 'en'])('the choice %j needs no redirect', async (remembered) => {
  expect(await open(remembered, cityPage, frame)).toEqual([]);
});

it('the confirmation of an order stays where it is stored', async () => {
  expect(await open('de', '/[site]/thankYou', frame)).toEqual([]);
});

it('the error screen has no counterpart', async () => {
  expect(await open('de', '/_error')).toEqual([]);
});

it('who brings a plan from another site stays', async () => {
  const nothing = { arrival: null, departure: null, people: null, currency: null };
  window.history.replaceState(null, '', `/${toFragment({ ...nothing, city: null, plan: null })}`);
  expect(await open('de', cityPage, frame)).toEqual([]);
});
