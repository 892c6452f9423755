import { type ReactNode, useMemo } from 'react';
import { formatMoney } from '@/lib/formatMoney';
import { convertPrice } from '@/commerce/pricing/convert';
import type { CurrencyCode, Rates } from '@/commerce/pricing/currencies';
import { useLive } from './useLive';
import { useRootState } from './useRootState';
import { createStateContext } from './stateContext';

interface Money {
  readonly currency: CurrencyCode;
  readonly rates: Rates;
  /** Locale for numbers and dates, such as `da-DK`. */
  readonly locale: string;
  /** Converts a catalogue price (PLN) to the visitor's currency, rounds it and formats it for the site. */
  readonly format: (price: number) => string;
  /** Formats an amount that is already in the visitor's currency. */
  readonly formatAmount: (amount: number) => string;
}

interface MoneyProviderProps {
  /** The site's own currency, which the server renders with. */
  readonly currency: CurrencyCode;
  /** The rates that the page was rendered with. */
  readonly rates: Rates;
  readonly locale: string;
  readonly children: ReactNode;
}

const MoneyContext = createStateContext<Money | undefined>(undefined);

export const MoneyProvider = ({
  currency: own,
  rates: made,
  locale,
  children,
}: MoneyProviderProps) => {
  const { currency = own } = useRootState();
  const rates = useLive().exchangeRates ?? made;
  const money = useMemo(() => {
    const formatAmount = (amount: number) => formatMoney(amount, currency, locale);
    const format = (price: number) => formatAmount(convertPrice(price, currency, rates));
    return { currency, rates, locale, format, formatAmount };
  }, [currency, rates, locale]);
  return <MoneyContext.Provider value={money}>{children}</MoneyContext.Provider>;
};

export const useMoney = (): Money => {
  const money = MoneyContext.useValue();
  if (!money) throw new Error('useMoney needs a MoneyProvider above it');
  return money;
};
