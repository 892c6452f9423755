import { type CurrencyCode, defaultRates, isCurrencyCode, type Rates } from './currencies';

/** One line of a rates table whose code is known. `mid` is what one unit costs in PLN, if all is well. */
interface Quote {
  readonly code: CurrencyCode;
  readonly mid: unknown;
  readonly currency: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

interface ParsedTable {
  /** What the table says of itself. */
  readonly head: Readonly<Record<string, unknown>>;
  /** The lines about currencies that we know. */
  readonly quotes: readonly Quote[];
}

/**
 * @param table as `GET /api/exchange-rates` and the feed give it: an array whose first element has `rates`
 * @returns nothing when it is no such table
 */
export const parseTable = (table: unknown): ParsedTable | undefined => {
  const head: unknown = Array.isArray(table) ? table[0] : undefined;
  if (!isObject(head) || !Array.isArray(head['rates'])) return undefined;
  const quotes = head['rates'].filter(isObject).flatMap(({ code, mid, currency }): Quote[] =>
    // A line without a mid says nothing about its currency.
    isCurrencyCode(code) && mid !== undefined ? [{ code, mid, currency }] : [],
  );
  return { head, quotes };
};

/**
 * The inverse of a mid, or the other way round: nothing unless it is positive and finite. To 12 digits, so that a rate
 * published as mid comes back as the very same number: `1 / (1 / 0.19)` is 0.18999999999999997, and a price that ends
 * in exactly half a unit would then be rounded differently in browser and server.
 */
const invert = (mid: number): number | undefined => {
  const inverse = Number((1 / mid).toPrecision(12));
  return Number.isFinite(inverse) && inverse > 0 ? inverse : undefined;
};

/** Whether a mid is a number with a valid inverse (spec section 5). */
export const isAcceptedMid = (mid: unknown): mid is number =>
  typeof mid === 'number' && invert(mid) !== undefined;

/** Whether a rate is there that is no number, which makes the whole table worthless (spec section 4). */
export const hasNonNumber = (quotes: readonly Quote[]): boolean =>
  quotes.some(({ mid }) => typeof mid !== 'number' || Number.isNaN(mid));

/**
 * Live rates out of a table, by the rules of spec sections 4, 5 and 9. A live rate is the inverse of mid. A currency
 * that is not in the table, or whose mid has no valid inverse, keeps its default; so do all when the table holds a rate
 * that is not a number, or is no table. PLN is 1, whatever a table says. Browser and server read the same table by this
 * same function, and so agree on every price.
 */
export const parseRates = (table: unknown): Rates => {
  const parsed = parseTable(table);
  if (!parsed || hasNonNumber(parsed.quotes)) return defaultRates;
  const live = parsed.quotes.flatMap(({ code, mid }) =>
    isAcceptedMid(mid) ? [[code, invert(mid)] as const] : [],
  );
  return { ...defaultRates, ...Object.fromEntries(live), PLN: 1 };
};
