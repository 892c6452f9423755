import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { formatMoney } from '@/lib/formatMoney';
import { convertPrice } from '@/pricing/convert';
import type { CurrencyCode, Rates } from '@/pricing/currencies';
import { useLive } from './useLive';
import { useRootState } from './useRootState';

interface Money {
  readonly currency: CurrencyCode;
  readonly rates: Rates;
  /** Of numbers and dates: a real locale such as `da-DK`. */
  readonly locale: string;
  /** A catalogue price (PLN) as the visitor sees it: converted, rounded, in the site's notation. */
  readonly format: (pln: number) => string;
  /** An amount that is in the visitor's currency already. */
  readonly formatAmount: (amount: number) => string;
}

interface MoneyProviderProps {
  /** The site's own currency, which the server renders with. */
  readonly currency: CurrencyCode;
  /** Those that the page was made with. */
  readonly rates: Rates;
  readonly locale: string;
  readonly children: ReactNode;
}

const MoneyContext = createContext<Money | undefined>(undefined);

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
    const format = (pln: number) => formatAmount(convertPrice(pln, currency, rates));
    return { currency, rates, locale, format, formatAmount };
  }, [currency, rates, locale]);
  return <MoneyContext.Provider value={money}>{children}</MoneyContext.Provider>;
};

export const useMoney = (): Money => {
  const money = useContext(MoneyContext);
  if (!money) throw new Error('useMoney needs a MoneyProvider above it');
  return money;
};
