import { type CurrencyCode, defaultRates, isCurrencyCode, type Rates } from './currencies';

/** One line of a rates table with a known code. A valid `mid` is the price of one unit in PLN. */
interface Quote {
  readonly code: CurrencyCode;
  readonly mid: unknown;
  readonly currency: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

interface ParsedTable {
  /** The table object with its metadata. */
  readonly head: Readonly<Record<string, unknown>>;
  /** The lines with known currencies. */
  readonly quotes: readonly Quote[];
}

/**
 * @param table the answer of `GET /api/exchange-rates` or the feed: an array whose first element has `rates`
 * @returns `undefined` if it is not such a table
 */
export const parseTable = (table: unknown): ParsedTable | undefined => {
  const head: unknown = Array.isArray(table) ? table[0] : undefined;
  if (!isObject(head) || !Array.isArray(head['rates'])) return undefined;
  const quotes = head['rates']
    .filter(isObject)
    .flatMap(({ code, mid, currency }): Quote[] =>
      isCurrencyCode(code) ? [{ code, mid, currency }] : [],
    );
  return { head, quotes };
};

/**
 * Converts a mid to a rate: its inverse, or `undefined` unless that is positive and finite. Rounds to 12 digits, so
 * that a rate survives the conversion to a mid and back: `1 / (1 / 0.19)` is 0.18999999999999997, and browser and
 * server would then round a price of exactly half a unit differently.
 */
const invert = (mid: number): number | undefined => {
  const inverse = Number((1 / mid).toPrecision(12));
  return Number.isFinite(inverse) && inverse > 0 ? inverse : undefined;
};

/** Whether a mid is a number with a valid inverse (spec section 5). */
export const isAcceptedMid = (mid: unknown): mid is number =>
  typeof mid === 'number' && invert(mid) !== undefined;

/** Whether a rate is missing or not a number, which makes the whole table invalid (spec section 4). */
export const hasNonNumber = (quotes: readonly Quote[]): boolean =>
  quotes.some(({ mid }) => typeof mid !== 'number' || Number.isNaN(mid));

/**
 * Parses live rates from a table, by the rules of spec sections 4, 5 and 9. A live rate is the inverse of mid. A
 * currency that is not in the table, or whose mid has no valid inverse, keeps its default. All keep their defaults if
 * the table has a known currency whose rate is missing or not a number, or is not a table. PLN is always 1. Browser and server use this function
 * with the same table, so they agree on every price.
 */
export const parseRates = (table: unknown): Rates => {
  const parsed = parseTable(table);
  if (!parsed || hasNonNumber(parsed.quotes)) return defaultRates;
  const live = parsed.quotes.flatMap(({ code, mid }) =>
    isAcceptedMid(mid) ? [[code, invert(mid)] as const] : [],
  );
  return { ...defaultRates, ...Object.fromEntries(live), PLN: 1 };
};
