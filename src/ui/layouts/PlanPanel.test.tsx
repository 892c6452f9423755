/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CartItem } from '@/commerce/cart/cart';
import { useRootState } from '@/ui/hooks/useRootState';
import { fetchPayload } from '@/platform/http/client';
import type { SiteId } from '@/config/sites/site';
import { answerFrom, type Answers, FreshCalls } from '@/testing/liveApi';
import { boatItem, cartOf, kartingItem } from '@/testing/plannedCart';
import { readStored } from '@/testing/renderPlan';
import { renderInSite } from '@/testing/SiteProviders';
import { fetchShippedPage } from '@/testing/fetchShippedPage';
import { PlanButton } from './PlanButton';
import { PlanFlyout } from './PlanFlyout';

jest.mock('@/platform/http/client');

const key = 'cart:1:krakow';

const toProduct = (id: number, slug: string, name: string) => ({
  id,
  slug,
  name,
  picture: '/images/products/go-karting.jpg',
  price: 139,
  single: false,
  min_people: 8,
  stag_goes_free: 10,
  closed_weekdays: [],
  season_months: [],
  units: { max: 30 },
  extras: [],
});

const shop = {
  data: {
    slug: 'krakow',
    city_group: { products: [toProduct(1, 'karting', 'Karting'), toProduct(2, 'boat', 'Boat')] },
  },
};
const answers: Answers = { '/api/shop/1/krakow': shop };

beforeEach(() => {
  localStorage.clear();
  jest.mocked(fetchPayload).mockImplementation(answerFrom(answers));
});

const AddedJustNow = () => {
  const { setFlyout } = useRootState();
  return <button onClick={() => setFlyout({ added: 2 })}>add</button>;
};

const start = async (siteId: SiteId = 'en') => {
  const { frame } = await fetchShippedPage('city', siteId, 'krakow');
  return renderInSite(
    <FreshCalls>
      <PlanButton />
      <AddedJustNow />
      <PlanFlyout frame={frame} />
    </FreshCalls>,
    { siteId },
  );
};

const save = (...items: readonly CartItem[]) =>
  localStorage.setItem(key, JSON.stringify(cartOf(...items)));

const planButton = () => screen.getByRole('button', { name: /^Your plan/, hidden: true });

const open = async (press = planButton()) => {
  await userEvent.click(press);
  return within(await screen.findByRole('dialog', { name: 'Your plan' }));
};

const expectClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

it('is not there, and asks for nothing, until the plan is opened', async () => {
  await start();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(fetchPayload).not.toHaveBeenCalled();
});

it('leads to the activities of the city where nothing is planned', async () => {
  await start();
  const panel = await open();
  expect(panel.getByRole('heading', { name: 'Nothing planned yet' })).toBeInTheDocument();
  expect(panel.getByRole('link', { name: 'Find activities' })).toHaveAttribute('href', '/krakow');
});

it('holds what is planned: when, for how many, for how much, and the way to all of it', async () => {
  save(kartingItem(), boatItem({ number_of_people: 1 }));
  await start();
  const panel = await open();
  expect(panel.getByRole('heading', { name: 'Your plan: Krakow' })).toBeInTheDocument();
  const karting = await panel.findByRole('link', { name: 'Karting' });
  expect(karting).toHaveAttribute('href', '/karting/krakow');
  const [first, second] = panel.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Sat, 5 Dec 2026 · for 9 people.*£234/);
  expect(second).toHaveTextContent(/Sun, 6 Dec 2026 · for 1 person.*£87/);
  expect(panel.getByText('Total').parentElement).toHaveTextContent('Total £321');
  const all = panel.getByRole('link', { name: 'See the whole plan' });
  expect(all).toHaveAttribute('href', '/checkout/krakow/cart');
});

it('points at the activity that was added just now', async () => {
  save(kartingItem(), boatItem());
  await start();
  const panel = await open(screen.getByRole('button', { name: 'add' }));
  const [first, second] = panel.getAllByRole('listitem');
  expect(second).toHaveTextContent('Just added');
  expect(first).not.toHaveTextContent('Just added');
});

it('takes an activity out of the plan', async () => {
  save(kartingItem(), boatItem());
  await start();
  const panel = await open();
  await userEvent.click(await panel.findByRole('button', { name: 'Remove Boat from your plan' }));
  expect(readStored(key)).toMatchObject({ items: [{ id: 1 }] });
  expect(panel.getAllByRole('listitem')).toHaveLength(1);
});

it('shows what it can where the API does not answer', async () => {
  jest.mocked(fetchPayload).mockImplementation(answerFrom({}));
  save(kartingItem());
  await start();
  const panel = await open();
  expect(panel.getByRole('listitem')).toHaveTextContent('for 9 people');
  expect(panel.getByText('Total').parentElement).toHaveTextContent('£234');
});

it('closes at its button and at Escape, and gives the focus back', async () => {
  await start();
  const panel = await open();
  await userEvent.click(panel.getByRole('button', { name: 'Close plan' }));
  await expectClosed();
  expect(planButton()).toHaveFocus();
  await open();
  await userEvent.keyboard('{Escape}');
  await expectClosed();
  expect(planButton()).toHaveFocus();
});

it('closes when another page starts to load', async () => {
  const { router } = await start();
  await open();
  act(() => router.events.emit('routeChangeStart', '/krakow', { shallow: false }));
  await expectClosed();
});

it('speaks German on the German site and counts in euros', async () => {
  const { frame } = await fetchShippedPage('city', 'de', 'krakow');
  localStorage.setItem(`cart:${frame.brand.id}:krakow`, JSON.stringify(cartOf(kartingItem())));
  await start('de');
  await userEvent.click(screen.getByRole('button', { name: /288/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'Mein Plan' }));
  expect(panel.getByRole('heading', { name: 'Mein Plan: Krakau' })).toBeInTheDocument();
  expect(panel.getByRole('listitem')).toHaveTextContent(/Sa\., 5\. Dez\. 2026 · .*9 Personen/);
});

it('has no price and no total while a group is too large for an activity', async () => {
  save(kartingItem({ number_of_people: 31 }), boatItem());
  await start();
  const panel = await open();
  expect(await panel.findByText('for up to 30 people')).toBeInTheDocument();
  expect(panel.queryByText('Total')).not.toBeInTheDocument();
});
