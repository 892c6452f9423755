/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { defaultRates } from '@/commerce/pricing/currencies';
import { type PricedItem, priceItem } from '@/commerce/pricing/priceItem';
import type { SiteId } from '@/config/sites/site';
import { beers, boat, karting } from '@/testing/pricedItems';
import { renderInSite } from '@/testing/SiteProviders';
import { PriceLines } from './PriceLines';

beforeEach(() => localStorage.clear());

const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ');

/** The price lines for a group, in the site's currency. */
const linesOf = async (item: PricedItem, siteId: SiteId, people?: number) => {
  const currency = siteId === 'pl' ? 'PLN' : 'EUR';
  await renderInSite(
    <PriceLines
      price={priceItem(item, currency, defaultRates)}
      people={people ?? item.people}
      nameOfExtra={(id) => `beer ${id}`}
    />,
    { siteId },
  );
  const amounts = screen.getAllByRole('definition').map((it) => plain(it.textContent));
  return screen.getAllByRole('term').map((it, at) => [plain(it.textContent), amounts[at]]);
};

it('a group below the minimum reads what it pays on top', async () => {
  expect(await linesOf(karting(6), 'de')).toEqual([
    ['6 Personen × 32 €', '192 €'],
    ['Bis zur Mindestzahl: 2 weitere × 32 €', '64 €'],
    ['Gesamt', '256 €'],
    ['Pro Person', '43 €'],
  ]);
});

it('a group at the minimum pays for itself', async () => {
  expect(await linesOf(karting(8), 'de')).toEqual([
    ['8 Personen × 32 €', '256 €'],
    ['Gesamt', '256 €'],
    ['Pro Person', '32 €'],
  ]);
});

it('in a group above the threshold one goes free, in a line of its own', async () => {
  const lines = await linesOf(karting(11), 'de');
  expect(lines).toContainEqual(['Eine Person ist gratis dabei', '-32 €']);
  expect(lines).toContainEqual(['Gesamt', '320 €']);
});

it('at the threshold nobody does', async () => {
  expect((await linesOf(karting(10), 'de')).flat()).not.toContain('Eine Person ist gratis dabei');
});

it('a flat price is one for the group, whoever comes', async () => {
  expect(await linesOf(boat(9, beers(2)), 'de')).toEqual([
    ['Preis für die Gruppe', '106 €'],
    ['beer 7: 6 × 11 €', '66 €'],
    ['Gesamt', '172 €'],
    ['Pro Person', '20 €'],
  ]);
});

it.each([
  [1, '1 osoba × 139 zł', 'Do minimum: jeszcze 7 osób × 139 zł'],
  [4, '4 osoby × 139 zł', 'Do minimum: jeszcze 4 osoby × 139 zł'],
  [7, '7 osób × 139 zł', 'Do minimum: jeszcze 1 osoba × 139 zł'],
])('counts %i as Polish does', async (people, come, raised) => {
  const lines = await linesOf(karting(people), 'pl');
  expect(lines.map(([text]) => text).slice(0, 2)).toEqual([come, raised]);
});

it('one who comes alone shares with nobody', async () => {
  expect((await linesOf(karting(1), 'de')).flat()).not.toContain('Pro Person');
});

it('an order keeps the currency that it was made in', async () => {
  localStorage.setItem('currency', '"USD"');
  await renderInSite(
    <PriceLines
      price={priceItem(karting(8), 'EUR', defaultRates)}
      nameOfExtra={String}
      currency="EUR"
    />,
  );
  expect(screen.getByText('8 people × €32')).toBeInTheDocument();
});
