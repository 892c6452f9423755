/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { CartItem } from '@/commerce/cart/cart';
import { useCart } from '@/ui/hooks/useCart';
import { RootStateProvider } from '@/ui/hooks/useRootState';
import { useMoney } from '@/ui/hooks/useMoney';
import { fetchPayload } from '@/platform/http/client';
import { changeInAnotherTab } from '@/testing/browserStorage';
import { answerFrom, FreshCalls } from '@/testing/liveApi';
import { boatItem, cartOf, kartingItem } from '@/testing/plannedCart';
import { fetchShippedPage } from '@/testing/fetchShippedPage';
import { createTestRouter } from '@/testing/testRouter';
import type { FrameProps } from './frameProps';
import { PlanProviders } from './PlanProviders';

jest.mock('@/platform/http/client');

const Probe = () => {
  const { city, price } = useCart();
  const { formatAmount } = useMoney();
  return <p>{`${city?.name ?? 'nowhere'}: ${formatAmount(price.total)}`}</p>;
};

let home: FrameProps;
let krakow: FrameProps;

beforeAll(async () => {
  home = (await fetchShippedPage('home', 'en')).frame;
  krakow = (await fetchShippedPage('city', 'en', 'krakow')).frame;
});

beforeEach(() => {
  localStorage.clear();
  jest.mocked(fetchPayload).mockReset().mockImplementation(answerFrom({}));
});

const toPage = (frame: FrameProps, view?: unknown) => (
  <FreshCalls>
    <RouterContext.Provider value={createTestRouter()}>
      <RootStateProvider>
        <PlanProviders frame={frame} view={view}>
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

it('on the page of a city its plan has the prices of the page, whatever is stored', () => {
  save('krakow', '2026-11-01T10:00:00.000Z', kartingItem());
  const activities = [{ id: 1, price: 200, single: false, minPeople: 1, stagGoesFree: null }];
  const { rerender } = render(toPage(krakow, { activities }));
  expect(screen.getByText('Krakow: £342')).toBeInTheDocument();
  // On the page of no city, activities may be those of any.
  rerender(toPage(home, { activities }));
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
    await import('./DeferredWidgets');
  });
  // Deferred parts mount one by one.
  await waitFor(() =>
    expect(jest.mocked(fetchPayload).mock.calls.flat()).toContain('/api/shop/1/krakow'),
  );
  unmount();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
  Reflect.deleteProperty(window, '__NEXT_DATA__');
});
