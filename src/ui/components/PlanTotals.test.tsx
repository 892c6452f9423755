/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { order } from '@/testing/order';
import { renderInSite } from '@/testing/SiteProviders';
import { PlanTotals } from './PlanTotals';

beforeEach(() => localStorage.clear());

const lines = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

it('shows every figure of a plan in the visitor’s money', async () => {
  await renderInSite(<PlanTotals price={order.totals} balanceDue="later" />);
  expect(screen.getByRole('group', { name: 'Price of your plan' })).toBeInTheDocument();
  expect(lines()).toEqual([
    ['Subtotal', '£524'],
    ['Free places', '-£32'],
    ['Tax (23%)', '£113'],
    ['Total', '£605'],
    ['Per person, shared by 9 people', '£68'],
    ['Deposit after confirmation (30%)', '£182'],
    ['Balance before you travel', '£423'],
  ]);
});

it('says nothing of savings, tax and heads where there are none', async () => {
  const price = { ...order.totals, saving: 0, tax: null, people: 0 };
  await renderInSite(<PlanTotals price={price} balanceDue="later" />);
  expect(lines().map(([term]) => term)).toEqual([
    'Subtotal',
    'Total VAT included',
    'Deposit after confirmation (30%)',
    'Balance before you travel',
  ]);
});

it('keeps an order in the currency that it was made in', async () => {
  localStorage.setItem('currency', '"USD"');
  await renderInSite(<PlanTotals price={order.totals} balanceDue="later" currency="EUR" />);
  expect(lines()).toContainEqual(['Total', '€605']);
});

it('a balance whose day has passed is due with the deposit', async () => {
  await renderInSite(<PlanTotals price={order.totals} balanceDue="atOnce" />);
  expect(lines()).toContainEqual(['Balance, due with the deposit', '£423']);
});
