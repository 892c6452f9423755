import type { DocumentOption, DocumentPrice } from '@/commerce/proposals/model/document';

type Row = readonly (number | null)[];

interface PriceRows {
  /** One per activity: net, VAT and gross, or gross alone. `null`: a person says the price. */
  readonly items: readonly Row[];
  readonly total: Row;
  /** VAT per head is left out: rounded up like the others, it would not be their difference. */
  readonly perHead: Row | null;
}

/** The amounts of a price table in minor units, by row and column. */
export const toPriceRows = ({ items, total }: DocumentOption, isNetKnown: boolean): PriceRows => {
  const toRow = (price: DocumentPrice | null): Row =>
    isNetKnown
      ? [price?.net ?? null, price?.vat ?? null, price?.gross ?? null]
      : [price?.gross ?? null];
  return {
    items: items.map(({ price }) => toRow(price)),
    total: toRow(total),
    perHead:
      total && (isNetKnown ? [total.netPerHead, null, total.grossPerHead] : [total.grossPerHead]),
  };
};
