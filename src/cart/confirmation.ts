import { toFields } from '@/lib/fields';
import { type CurrencyCode, isCurrencyCode } from '@/pricing/currencies';
import { type ConfirmedOrder, parseOrder } from './parseOrder';

/** What the thank-you screen shows of a plan that was sent. */
export interface Confirmation {
  /** Name of the city, in the site's language. */
  readonly city: string;
  readonly name: string;
  readonly email: string;
  /** What stood on the screen when it was sent, in whole units. */
  readonly shown: {
    readonly currency: CurrencyCode;
    readonly total: number;
    readonly deposit: number;
  };
  /** Nothing when the back end said no more than that it went well. */
  readonly order: ConfirmedOrder | undefined;
}

/** The same as it is kept: the order as the API answered it, so that it is always read by the same rules. */
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

/** @param text JSON out of the browser's storage, where anybody may have written */
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

/** Whether the catalogue's prices were other ones than the visitor saw. */
export const hasOtherPrices = ({ order, shown }: Confirmation): boolean =>
  order !== undefined && (order.currency !== shown.currency || order.totals.total !== shown.total);
