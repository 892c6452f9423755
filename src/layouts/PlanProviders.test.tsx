/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { CartItem } from '@/cart/cart';
import { useCart } from '@/hooks/useCart';
import { RootStateProvider } from '@/hooks/useRootState';
import { useMoney } from '@/hooks/useMoney';
import { fetchPayload } from '@/http/client';
import { changeInAnotherTab } from '@/testing/browserStorage';
import { answerFrom, FreshCalls } from '@/testing/liveApi';
import { boatItem, cartOf, kartingItem } from '@/testing/plannedCart';
import { shippedPage } from '@/testing/shippedPages';
import { createTestRouter } from '@/testing/testRouter';
import type { FrameProps } from './frameProps';
import { PlanProviders } from './PlanProviders';

jest.mock('@/http/client');

const Probe = () => {
  const { city, price } = useCart();
  const { formatAmount } = useMoney();
  return <p>{`${city?.name ?? 'nowhere'}: ${formatAmount(price.total)}`}</p>;
};

let home: FrameProps;
let krakow: FrameProps;

beforeAll(async () => {
  home = (await shippedPage.home('en')).frame;
  krakow = (await shippedPage.city('en', 'krakow')).frame;
});

beforeEach(() => {
  localStorage.clear();
  jest.mocked(fetchPayload).mockReset().mockImplementation(answerFrom({}));
});

const toPage = (frame: FrameProps) => (
  <FreshCalls>
    <RouterContext.Provider value={createTestRouter()}>
      <RootStateProvider>
        <PlanProviders frame={frame}>
          <Probe />
        </PlanProviders>
      </RootStateProvider>
    </RouterContext.Provider>
  </FreshCalls>
);

const save = (city: string, savedAt: string, ...items: readonly CartItem[]) =>
  localStorage.setItem(
    `cart:1:${city}`,
    JSON.stringify({ ...cartOf(...items), saved_at: savedAt }),
  );

it('on the page of a city its plan is open, whichever is newer', () => {
  save('prague', '2026-11-21T10:00:00.000Z', boatItem());
  save('krakow', '2026-11-01T10:00:00.000Z', kartingItem());
  render(toPage(krakow));
  expect(screen.getByText('Krakow: £234')).toBeInTheDocument();
});

it('elsewhere the newest plan is open', () => {
  save('krakow', '2026-11-01T10:00:00.000Z', kartingItem());
  save('prague', '2026-11-21T10:00:00.000Z', boatItem());
  render(toPage(home));
  expect(screen.getByText('Prague: £87')).toBeInTheDocument();
  changeInAnotherTab('cart:1:prague', null);
  expect(screen.getByText('Krakow: £234')).toBeInTheDocument();
});

it('elsewhere and with no plan at all none is open', () => {
  render(toPage(home));
  expect(screen.getByText('nowhere: £0')).toBeInTheDocument();
});

it('the plan goes along from page to page', () => {
  save('krakow', '2026-11-01T10:00:00.000Z', kartingItem());
  const { rerender } = render(toPage(krakow));
  rerender(toPage(home));
  expect(screen.getByText('Krakow: £234')).toBeInTheDocument();
});

it('the API is called once the browser is idle, and no sooner', async () => {
  const woken: (() => void)[] = [];
  Object.assign(window, {
    requestIdleCallback: (wake: () => void) => woken.push(wake),
    cancelIdleCallback: () => {},
    __NEXT_DATA__: { buildId: 'one' },
  });
  const { unmount } = render(toPage(krakow));
  await act(async () => {});
  expect(fetchPayload).not.toHaveBeenCalled();
  act(() => woken.forEach((wake) => wake()));
  await screen.findByText('Krakow: £0');
  await act(async () => {
    await import('./Afterwards');
  });
  // What comes afterwards begins one by one.
  await waitFor(() =>
    expect(jest.mocked(fetchPayload).mock.calls.flat()).toContain('/api/shop/1/krakow'),
  );
  unmount();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
  Reflect.deleteProperty(window, '__NEXT_DATA__');
});
