/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CurrencyCode, defaultRates } from '@/commerce/pricing/currencies';
import { LiveProvider } from './useLive';
import { MoneyProvider, useMoney } from './useMoney';
import { RootStateProvider, useRootState } from './useRootState';

const prices = [1, 100, 129];

const Probe = ({ choice }: { readonly choice: CurrencyCode }) => {
  const { currency, format } = useMoney();
  const { setCurrency } = useRootState();
  return (
    <>
      <p>{currency}</p>
      <ul>
        {prices.map((pln) => (
          <li key={pln}>{format(pln)}</li>
        ))}
      </ul>
      <button onClick={() => setCurrency(choice)}>choose</button>
    </>
  );
};

const start = (own: CurrencyCode, locale: string, choice: CurrencyCode = 'EUR') =>
  render(
    <RootStateProvider>
      <LiveProvider>
        <MoneyProvider currency={own} rates={defaultRates} locale={locale}>
          <Probe choice={choice} />
        </MoneyProvider>
      </LiveProvider>
    </RootStateProvider>,
  );

const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);

beforeEach(() => localStorage.clear());

it('counts in the currency of the site until a visitor chooses', () => {
  start('GBP', 'en-GB');
  expect(shown()).toEqual(['£0', '£19', '£25']);
});

it('writes amounts as the language of the site does', () => {
  start('PLN', 'pl-PL');
  expect(shown()).toEqual(['1\u00a0zł', '100\u00a0zł', '129\u00a0zł']);
});

it('changes every price when a visitor chooses another currency', async () => {
  start('GBP', 'en-GB', 'EUR');
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('EUR')).toBeInTheDocument();
  expect(shown()).toEqual(['€0', '€23', '€30']);
});

it('goes by what was chosen at an earlier visit', () => {
  localStorage.setItem('currency', '"USD"');
  start('GBP', 'en-GB');
  expect(shown()).toEqual(['US$0', 'US$25', 'US$32']);
});

it('says what is missing when no provider is above', () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Probe choice="EUR" />)).toThrow('MoneyProvider');
  silent.mockRestore();
});
