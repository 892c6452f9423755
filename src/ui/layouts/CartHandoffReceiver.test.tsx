/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "http://en.localhost:3100/"}
 */
import { act, screen } from '@testing-library/react';
import { toFragment } from '@/commerce/cart/cartHandoff';
import { useStored } from '@/ui/hooks/useStored';
import { renderInSite } from '@/testing/SiteProviders';
import { fetchShippedPage } from '@/testing/fetchShippedPage';
import { createTestRouter } from '@/testing/testRouter';
import { CartHandoffReceiver } from './CartHandoffReceiver';

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
  const { frame } = await fetchShippedPage('home', 'en');
  const router = createTestRouter({ asPath: `/${hash}` });
  const page = (
    <>
      <CartHandoffReceiver frame={frame} />
      <Probe />
    </>
  );
  await renderInSite(page, { router, city: null });
  await act(async () => {
    await import('./CartHandoffImport');
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

describe('the id of a plan', () => {
  const theirs = '00000000-0000-4000-8000-000000000002';
  const plan = {
    id: theirs,
    items: [{ id: 1, price: 100, number_of_people: 8, selected_date: '2027-12-05' }],
  };
  const listIds = () =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('cart:'))
      .map((key) => (JSON.parse(localStorage.getItem(key) ?? '{}') as { id?: string }).id);

  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['from another of our sites', 'http://de.localhost:3100/', true],
    ['from a page of somebody else', 'https://evil.example/', false],
    ['from a page that does not say where it is', '', false],
  ])('%s is kept or replaced', async (_, referrer, isKept) => {
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    await arriveWith(toFragment({ ...nothing, city: 'krakow', plan }));
    const ids = listIds();
    expect(ids).toHaveLength(1);
    expect(ids.includes(theirs)).toBe(isKept);
  });
});
