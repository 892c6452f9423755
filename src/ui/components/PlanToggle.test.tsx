/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mostItems } from '@/commerce/cart/cart';
import { changeInAnotherTab } from '@/testing/browserStorage';
import { freezeClock } from '@/testing/freezeClock';
import { cartOf, kartingItem, kartingProduct } from '@/testing/plannedCart';
import { readStored } from '@/testing/renderPlan';
import { renderInSite } from '@/testing/SiteProviders';
import { PlanToggle } from './PlanToggle';

const key = 'cart:1:krakow';

beforeEach(() => {
  localStorage.clear();
  freezeClock('2026-11-21T10:00:00Z');
});

const start = () => renderInSite(<PlanToggle product={kartingProduct} name="Karting" />);
const toggle = () => screen.getByRole('button', { name: /: Karting$/ });

it('adds the activity for the whole group, on the day of arrival', async () => {
  localStorage.setItem('selectedNumberOfPeople', '9');
  localStorage.setItem('selectedArrival', '2026-12-05');
  await start();
  expect(toggle()).toHaveAttribute('aria-pressed', 'false');
  expect(toggle()).toHaveTextContent('Add to plan');
  await userEvent.click(toggle());
  expect(toggle()).toHaveAttribute('aria-pressed', 'true');
  expect(toggle()).toHaveTextContent('In your plan');
  expect(readStored(key)).toMatchObject({ items: [kartingItem()] });
});

it('takes it out again', async () => {
  await start();
  await userEvent.click(toggle());
  await userEvent.click(toggle());
  expect(toggle()).toHaveAttribute('aria-pressed', 'false');
  expect(readStored(key)).toMatchObject({ items: [] });
});

it('knows what was planned before, and what another tab plans', async () => {
  localStorage.setItem(key, JSON.stringify(cartOf(kartingItem())));
  await start();
  expect(toggle()).toHaveAttribute('aria-pressed', 'true');
  changeInAnotherTab(key, null);
  expect(toggle()).toHaveAttribute('aria-pressed', 'false');
});

it('adds nothing to a plan that is full', async () => {
  const full = Array.from({ length: mostItems }, (_, at) => kartingItem({ id: at + 100 }));
  localStorage.setItem(key, JSON.stringify(cartOf(...full)));
  await start();
  await userEvent.click(toggle());
  expect(toggle()).toHaveAttribute('aria-pressed', 'false');
});

it('is named in the language of the site', async () => {
  await renderInSite(<PlanToggle product={kartingProduct} name="Gokarty" />, { siteId: 'pl' });
  expect(screen.getByRole('button', { name: /Gokarty/ })).toHaveAttribute('aria-pressed', 'false');
});
