/** @jest-environment jsdom */
import '@/testing/everythingIsNear';
import { screen, within } from '@testing-library/react';
import { defaultRates } from '@/commerce/pricing/currencies';
import type { CurveItem } from '@/commerce/pricing/priceCurve';
import { defaultTerms } from '@/commerce/pricing/pricePlan';
import { findViolations } from '@/testing/axe';
import { renderInSite } from '@/testing/SiteProviders';
import { PriceCurve } from './PriceCurve';

/** 100 PLN a person, charged for 6 at least, one free above 10, up to 24 people. */
const boat: CurveItem = {
  price: 100,
  single: false,
  minPeople: 6,
  stagGoesFree: 10,
  people: 9,
  extras: [],
  mostPeople: 24,
};

const show = async (change: Partial<CurveItem> = {}) => {
  await renderInSite(
    <main>
      <PriceCurve
        items={[{ ...boat, ...change }]}
        terms={defaultTerms}
        money={{ currency: 'PLN', rates: defaultRates }}
      />
    </main>,
  );
  await screen.findByRole('img', { name: 'Price for each, by size of the group' });
};

const textOf = ({ textContent }: Element) => textContent.replaceAll('\u00A0', ' ');
const sentences = () => screen.getAllByRole('listitem').map(textOf);
const rows = () =>
  within(screen.getByRole('table', { hidden: true }))
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map(textOf);

it('says what the group pays, and what would change that', async () => {
  await show();
  expect(screen.getByText('With 9 people: PLN 100 each')).toBeInTheDocument();
  expect(sentences()).toEqual([
    '2 more and one goes free: with 11 it is PLN 91 each, PLN 9 less',
    'Below 6 you pay for 6',
    'Above 24 there is no fixed price: ask us',
  ]);
});

it('the table has every size, the present one marked, and says where there is no price', async () => {
  await show();
  expect(rows().slice(4, 8)).toEqual(['5PLN 120', '6 to 10PLN 100', '11PLN 91', '12PLN 92']);
  expect(rows().at(-1)).toBe('25 to 60on request');
  const [present] = screen.getAllByRole('row', { hidden: true, current: true });
  expect(present).toHaveTextContent('6 to 10');
});

it.each([1, 9, 24, 30, 70])('a group of %d can read it without seeing it', async (people) => {
  await show({ people });
  expect(await findViolations(document.body)).toEqual([]);
});
