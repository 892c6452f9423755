/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "http://en.localhost:3100/"}
 */
import { act, screen } from '@testing-library/react';
import { toFragment } from '@/cart/luggage';
import { useStored } from '@/hooks/useStored';
import { renderInSite } from '@/testing/SiteProviders';
import { shippedPage } from '@/testing/shippedPages';
import { createTestRouter } from '@/testing/testRouter';
import { Arrival } from './Arrival';

const nothing = {
  arrival: null,
  departure: null,
  people: null,
  currency: null,
  city: null,
  plan: null,
};

const Probe = () => <p>{JSON.stringify(useStored('currency')[0] ?? null)}</p>;

const arriveWith = async (hash: string) => {
  window.history.replaceState(null, '', `/${hash}`);
  const { frame } = await shippedPage.home('en');
  const router = createTestRouter({ asPath: `/${hash}` });
  const page = (
    <>
      <Arrival frame={frame} />
      <Probe />
    </>
  );
  await renderInSite(page, { router, city: null });
  await act(async () => {
    await import('./Unpacking');
  });
  return router;
};

afterEach(() => {
  localStorage.clear();
  document.cookie = 'locale=;max-age=0;path=/';
});

it('who comes by the language menu is here by choice, and the address is cleared', async () => {
  const router = await arriveWith(toFragment(nothing));
  expect(document.cookie).toBe('locale=en');
  expect(router.replace.mock.calls.map(([path]) => path)).toEqual(['/']);
  expect(localStorage).toHaveLength(0);
});

it('what they bring is put where it belongs', async () => {
  await arriveWith(toFragment({ ...nothing, currency: 'SEK' }));
  expect(screen.getByText('"SEK"')).toBeInTheDocument();
});

it('who comes without has chosen nothing', async () => {
  await arriveWith('#faq');
  expect(document.cookie).toBe('');
});
