import { toFields } from '@troupe/basics/fields';
import { type CurrencyCode, isCurrencyCode } from '@/commerce/pricing/currencies';
import { type ConfirmedOrder, parseOrder } from './parseOrder';

/** The data of the thank-you page for a sent cart. */
export interface Confirmation {
  /** Name of the city, in the site's language. */
  readonly city: string;
  readonly name: string;
  readonly email: string;
  /** The amounts that the page showed when the cart was sent, in whole units. */
  readonly shown: {
    readonly currency: CurrencyCode;
    readonly total: number;
    readonly deposit: number;
  };
  /** `undefined` if the response of the upstream had no order. */
  readonly order: ConfirmedOrder | undefined;
}

/** The stored form, with the order as the API returned it, so that it is always parsed by the same rules. */
export interface StoredConfirmation extends Omit<Confirmation, 'order'> {
  readonly order: unknown;
}

const isAmount = (value: unknown): value is number => Number.isInteger(value);

const isText = (value: unknown): value is string => typeof value === 'string';

const parseShown = (shown: unknown): Confirmation['shown'] | undefined => {
  const { currency, total, deposit } = toFields(shown);
  return isCurrencyCode(currency) && isAmount(total) && isAmount(deposit)
    ? { currency, total, deposit }
    : undefined;
};

/** @param text untrusted JSON from the browser's storage */
export const parseConfirmation = (text: string): Confirmation | undefined => {
  try {
    const { city, name, email, order, ...stored } = toFields(JSON.parse(text));
    const shown = parseShown(stored['shown']);
    return isText(city) && isText(name) && isText(email) && shown
      ? { city, name, email, shown, order: parseOrder(order) }
      : undefined;
  } catch {
    return undefined;
  }
};

/** Whether the prices of the order differ from those that the visitor saw. */
export const hasOtherPrices = ({ order, shown }: Confirmation): boolean =>
  order !== undefined && (order.currency !== shown.currency || order.totals.total !== shown.total);
