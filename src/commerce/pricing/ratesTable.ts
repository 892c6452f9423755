import { type CurrencyCode, currencyCodes, defaultRates } from './currencies';
import { hasNonNumber, isAcceptedMid, parseTable } from './rates';

/** The response of `GET /api/exchange-rates`: one table in the shape of the Polish central bank's table A. */
export type RatesTable = readonly [
  {
    readonly table: 'A';
    readonly no: string;
    /** `YYYY-MM-DD` */
    readonly effectiveDate: string;
    readonly rates: readonly {
      readonly currency: string;
      readonly code: CurrencyCode;
      /** The price of one unit of the currency in PLN. */
      readonly mid: number;
    }[];
  },
];

const names = new Intl.DisplayNames('en', { type: 'currency' });

const nameOf = (code: CurrencyCode) => names.of(code) ?? code;

/** The default rates as a table. @param day `YYYY-MM-DD` */
export const createDefaultTable = (day: string): RatesTable => [
  {
    table: 'A',
    no: 'default',
    effectiveDate: day,
    rates: currencyCodes.map((code) => ({
      currency: nameOf(code),
      code,
      mid: 1 / defaultRates[code],
    })),
  },
];

const textOr = (value: unknown, otherwise: string) =>
  typeof value === 'string' ? value : otherwise;

/**
 * Converts a feed's table: keeps the known currencies with accepted mids, and adds PLN, which a bank's table never has.
 *
 * @param day `YYYY-MM-DD`, used if the feed has no date
 * @returns `null` if the defaults apply because a rate is not a number (spec section 4)
 * @throws if it is not a table of rates
 */
export const toRatesTable = (feed: unknown, day: string): RatesTable | null => {
  const parsed = parseTable(feed);
  if (!parsed) throw new Error('The feed gave no table of exchange rates');
  if (hasNonNumber(parsed.quotes)) return null;
  const effectiveDate = textOr(parsed.head['effectiveDate'], day);
  const rates = parsed.quotes.flatMap(({ code, mid, currency }) =>
    code !== 'PLN' && isAcceptedMid(mid)
      ? [{ currency: textOr(currency, nameOf(code)), code, mid }]
      : [],
  );
  return [
    {
      table: 'A',
      no: textOr(parsed.head['no'], 'live'),
      effectiveDate: /^\d{4}-\d\d-\d\d$/.test(effectiveDate) ? effectiveDate : day,
      rates: [...rates, { currency: nameOf('PLN'), code: 'PLN', mid: 1 }],
    },
  ];
};
