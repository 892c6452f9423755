/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import type { CartItem } from '@/commerce/cart/cart';
import { changeInAnotherTab } from '@/testing/browserStorage';
import { boatItem, boatProduct, cartOf, kartingItem, kartingProduct } from '@/testing/plannedCart';
import { renderInSite } from '@/testing/SiteProviders';
import { PlanButton } from './PlanButton';

const key = 'cart:1:krakow';

beforeEach(() => localStorage.clear());

const save = (...items: readonly CartItem[]) =>
  localStorage.setItem(key, JSON.stringify(cartOf(...items)));

/** A page that has the prices and capacities of what is planned. */
const Checkout: ComponentType<{ readonly view: unknown }> = () => <PlanButton />;

const name = () => screen.getByRole('button').textContent.replaceAll(/\s/g, ' ');

it('says nothing of a plan that holds nothing', async () => {
  save();
  await renderInSite(<PlanButton />);
  expect(screen.getByRole('button')).toHaveAccessibleName('Your plan');
});

it('says how much is planned and what it comes to', async () => {
  save(kartingItem(), boatItem());
  await renderInSite(<PlanButton />);
  // 9 x 26 and 87.
  expect(screen.getByRole('button')).toHaveAccessibleName('Your plan 2 activities planned £321');
});

it('names no total while a group is larger than a session of its activity takes', async () => {
  save(kartingItem({ number_of_people: 31 }), boatItem());
  const products = [
    { ...kartingProduct, mostPeople: 30, extras: [] },
    { ...boatProduct, mostPeople: 12, extras: [] },
  ];
  await renderInSite(<Checkout view={{ products }} />);
  expect(screen.getByRole('button')).toHaveAccessibleName('Your plan 2 activities planned');
});

it('counts as the language of the site does, in its currency', async () => {
  const ids = [1, 2, 3, 4, 5];
  save(...ids.slice(0, 2).map((id) => boatItem({ id })));
  await renderInSite(<PlanButton />, { siteId: 'pl' });
  expect(name()).toContain('920 zł');
  const two = name();
  changeInAnotherTab(key, cartOf(...ids.map((id) => boatItem({ id }))));
  expect(name()).toContain('2300 zł');
  expect(two).toMatch(/2 atrakcje/);
  expect(name()).toMatch(/5 atrakcji/);
});

it('says whether the plan is open', async () => {
  await renderInSite(<PlanButton />);
  const button = screen.getByRole('button');
  expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
});
