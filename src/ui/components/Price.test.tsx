/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite } from '@/testing/SiteProviders';
import { Price } from './Price';

beforeEach(() => localStorage.clear());

it('is per person', async () => {
  await renderInSite(<Price price={100} single={false} />);
  expect(screen.getByText('£19').parentElement).toHaveTextContent(/^£19 per person$/);
});

it('is per group when it is flat', async () => {
  await renderInSite(<Price price={100} single />);
  expect(screen.getByText('£19').parentElement).toHaveTextContent(/^£19 per group$/);
});

it.each([
  ['de', '23\u00a0€', 'pro Person'],
  ['pl', '100\u00a0zł', 'za osobę'],
  ['dk', '171\u00a0kr.', 'pr. person'],
] as const)('is in the currency and the words of %s', async (siteId, amount, per) => {
  const { container } = await renderInSite(<Price price={100} single={false} />, { siteId });
  expect(container.querySelector('p')?.textContent).toBe(`${amount} ${per}`);
});

it('is in the currency that the visitor chose', async () => {
  localStorage.setItem('currency', '"EUR"');
  await renderInSite(<Price price={100} single={false} />);
  expect(screen.getByText('€23')).toBeInTheDocument();
});
