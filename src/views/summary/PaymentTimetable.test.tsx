/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import type { BalanceDue } from '@/commerce/pricing/payment';
import type { SiteId } from '@/config/sites/site';
import { order } from '@/testing/order';
import { renderInSite } from '@/testing/SiteProviders';
import { PaymentTimetable } from './PaymentTimetable';

beforeEach(() => localStorage.clear());

const plain = (text: string | null) => text?.replaceAll(/\s+/g, ' ');

/** The payments in reading order. */
const paymentsOn = async (siteId: SiteId, balanceDue: BalanceDue = 'later') => {
  await renderInSite(<PaymentTimetable price={order.totals} balanceDue={balanceDue} />, { siteId });
  const section = screen.getByRole('region');
  return within(section)
    .getAllByRole('listitem')
    .map(({ children }) => [...children].map(({ textContent }) => plain(textContent)));
};

it('the deposit is due first, the balance later', async () => {
  expect(await paymentsOn('en')).toEqual([
    ['Once we have confirmed', 'Deposit (30%)', '£182'],
    ['14 days before you travel', 'Balance', '£423'],
  ]);
});

it('the figures are in the notation and the currency of the site', async () => {
  expect(await paymentsOn('de')).toEqual([
    ['Nach unserer Bestätigung', 'Anzahlung (30 %)', '182 €'],
    ['14 Tage vor der Reise', 'Restzahlung', '423 €'],
  ]);
});

it('a balance whose day has passed is due at once', async () => {
  expect(await paymentsOn('en', 'atOnce')).toEqual([
    ['Once we have confirmed', 'Deposit (30%)', '£182'],
    ['At once, with the deposit', 'Balance', '£423'],
  ]);
});
