/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CityCard } from '@/ui/components/CityCard';
import { Price } from '@/ui/components/Price';
import { renderInSite } from '@/testing/SiteProviders';
import { fetchShippedPage } from '@/testing/fetchShippedPage';
import { CurrencySelect } from './CurrencySelect';

beforeEach(() => localStorage.clear());

const select = () => screen.getByRole('combobox', { name: 'Currency' });

it('offers the seven currencies of the shop and stands on the one of the site', async () => {
  await renderInSite(<CurrencySelect look="strip" />, { siteId: 'en3' });
  const offered = within(select()).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'EUR',
    'PLN',
    'GBP',
    'USD',
    'DKK',
    'NOK',
    'SEK',
  ]);
  expect(select()).toHaveValue('EUR');
});

it('changes every price at once and is remembered', async () => {
  const { view } = await fetchShippedPage('destinations', 'en');
  const { container } = await renderInSite(
    <>
      <CurrencySelect look="strip" />
      <Price price={100} single={false} />
      <Price price={1000} single />
      {view.cities.map((city) => (
        <CityCard key={city.id} city={city} />
      ))}
    </>,
  );
  const amounts = (sign: string) => (container.textContent ?? '').split(sign).length - 1;
  expect(amounts('£')).toBe(2 + view.cities.length);
  await userEvent.selectOptions(select(), 'EUR');
  expect(amounts('£')).toBe(0);
  expect(amounts('€')).toBe(2 + view.cities.length);
  expect({ ...localStorage }).toEqual({ currency: '"EUR"' });
});

it('keeps in step with another of its kind', async () => {
  await renderInSite(
    <>
      <CurrencySelect look="strip" />
      <CurrencySelect look="drawer" />
    </>,
  );
  const [strip, drawer] = screen.getAllByRole('combobox');
  if (!strip || !drawer) throw new Error('There are not two of them');
  await userEvent.selectOptions(strip, 'SEK');
  expect(drawer).toHaveValue('SEK');
});
