/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import type { StoredConfirmation } from '@/commerce/cart/confirmation';
import { setChoice } from '@/browser/consent/choice';
import { useCart } from '@/ui/hooks/useCart';
import { keepConfirmation } from '@/ui/hooks/keepConfirmation';
import { useLive } from '@/ui/hooks/useLive';
import { fetchPayload } from '@/platform/http/client';
import { toApiOrder } from '@/commerce/orders/order';
import { answerFrom, FreshCalls, letAnswersArrive } from '@/testing/liveApi';
import { order } from '@/testing/order';
import { boatProduct, kartingProduct } from '@/testing/plannedCart';
import { renderInSite } from '@/testing/SiteProviders';
import { createTestRouter } from '@/testing/testRouter';
import { followChoice } from './followChoice';
import { Measurement } from './Measurement';
import type { MeasuredView } from './pageEvent';

jest.mock('@/platform/http/client');
jest.mock('./reloadPage');

const view: MeasuredView = {
  activities: [
    { ...kartingProduct, name: 'Karting', href: '/karting/krakow' },
    { ...boatProduct, name: 'Boat', href: '/boat/krakow' },
  ],
};
const cities = [{ slug: 'krakow', text: 'Krakow' }];
const city = { pathname: '/[site]/[slug]', asPath: '/krakow?sort=price' };
const thankYou = { pathname: '/[site]/thankYou', asPath: '/thankYou' };

const Buttons = () => {
  const { toggleItem, clear } = useCart();
  const { conversionSendToId } = useLive();
  useEffect(() => clear, []); // eslint-disable-line react-hooks/exhaustive-deps
  return (
    <>
      <button onClick={() => toggleItem(boatProduct)}>Boat</button>
      <p>{`Conversions: ${conversionSendToId ?? 'none'}`}</p>
    </>
  );
};

const visit = async (
  place: typeof city,
  measures: object = { container: 'GTM-1', conversionSendToId: null },
) => {
  jest.mocked(fetchPayload).mockImplementation(answerFrom({ '/api/measurement': measures }));
  return act(async () =>
    renderInSite(
      <FreshCalls>
        <Measurement view={place === city ? view : {}} cities={cities} />
        <Buttons />
      </FreshCalls>,
      { router: createTestRouter(place) },
    ),
  );
};

const choose = async (choice: boolean) => {
  act(() => setChoice(choice));
  await act(() => import('./Reporting'));
  await letAnswersArrive();
  await letAnswersArrive();
};

/** Names of the entries that are pushed from now on: events, and commands by their first words. */
const listTold = () =>
  (window.dataLayer ?? []).flatMap((it) => {
    if (Object.prototype.toString.call(it) === '[object Arguments]') {
      return [
        Array.from(it as ArrayLike<unknown>)
          .slice(0, 2)
          .map(String)
          .join(' '),
      ];
    }
    const { event } = it as { readonly event?: string };
    return event === undefined ? [] : [event];
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.mocked(fetchPayload).mockReset();
});
afterEach(() => {
  // The next test starts without a choice.
  followChoice(false);
  setChoice(undefined);
  window.dataLayer?.splice(0);
});

it('without consent nothing is asked for and nothing told but that all is denied', async () => {
  await visit(city);
  await choose(false);
  await userEvent.click(screen.getByRole('button', { name: 'Boat' }));
  expect(listTold()).toEqual(['consent default']);
  expect(fetchPayload).not.toHaveBeenCalled();
  expect(document.querySelector('script')).toBeNull();
});

it('nothing is told of a booking, whose address has its key', async () => {
  await visit({ pathname: '/[site]/booking', asPath: '/booking#key' });
  await choose(true);
  expect(fetchPayload).not.toHaveBeenCalled();
  expect(document.querySelector('script')).toBeNull();
});

it('where no container is configured, nothing is loaded and nothing told', async () => {
  await visit(city, { container: null, conversionSendToId: null });
  await choose(true);
  expect(listTold()).toEqual(['consent update', 'set [object Object]']);
  expect(document.querySelector('script')).toBeNull();
});

it('a yes tells of the page that is open, not of what was done on it before', async () => {
  await visit(city);
  await userEvent.click(screen.getByRole('button', { name: 'Boat' }));
  await choose(true);
  expect(listTold()).toEqual(['consent update', 'set [object Object]', 'gtm.js', 'view_item_list']);
  await userEvent.click(screen.getByRole('button', { name: 'Boat' }));
  expect(listTold().slice(4)).toEqual(['remove_from_cart']);
  expect(window.dataLayer?.at(-2)).toEqual({ ecommerce: null });
  expect(window.dataLayer?.at(-1)).toMatchObject({
    ecommerce: { currency: 'GBP', value: 87, items: [{ item_name: 'Boat', quantity: 1 }] },
  });
});

describe('a booking', () => {
  const confirmation: StoredConfirmation = {
    city: 'Krakow',
    name: 'Ann Bell',
    email: 'ann@example.com',
    shown: { currency: 'EUR', total: 605, deposit: 182 },
    order: toApiOrder(order),
  };

  it('is counted once, with the conversion where there is one, and tells no name', async () => {
    keepConfirmation(confirmation);
    const { unmount } = await visit(thankYou, { container: 'GTM-1', conversionSendToId: 'AW-1/x' });
    await choose(true);
    expect(screen.getByText('Conversions: AW-1/x')).toBeInTheDocument();
    expect(listTold().slice(-2)).toEqual(['purchase', 'event conversion']);
    const told = JSON.stringify(window.dataLayer);
    expect(told).not.toMatch(/Ann|example\.com/);
    const purchase = window.dataLayer?.at(-2);
    expect(purchase).toMatchObject({
      ecommerce: { transaction_id: 'TR-7K2M-9Q', currency: 'EUR', value: 492, tax: 113 },
    });
    expect(Array.from(window.dataLayer?.at(-1) as ArrayLike<unknown>)[2]).toEqual({
      send_to: 'AW-1/x',
      transaction_id: 'TR-7K2M-9Q',
      value: 605,
      currency: 'EUR',
    });
    unmount();
    await visit(thankYou);
    await letAnswersArrive();
    expect(listTold().filter((it) => it === 'purchase')).toHaveLength(1);
  });

  it('without a reference is not told: nobody could tell whether it was before', async () => {
    keepConfirmation({ ...confirmation, order: null });
    await visit(thankYou);
    await choose(true);
    expect(listTold()).not.toContain('purchase');
  });
});
