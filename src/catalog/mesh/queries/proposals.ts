import { toBasisPoints } from '@/commerce/pricing/vat';
import type { ShopGroup } from '../mesh';

/** How long the prices of a document hold if the brand does not say. */
const DEFAULT_VALID_DAYS = 14;

export const getValidDays = ({ proposals }: ShopGroup): number =>
  proposals?.validDays ?? DEFAULT_VALID_DAYS;

/**
 * The VAT that the prices of a brand include in a country, in hundredths of a percent.
 *
 * @returns `null` if the brand has no rate for it: nothing is assumed
 */
export const getVatRate = ({ proposals }: ShopGroup, country: string): number | null => {
  const percent = proposals?.vat[country];
  return percent === undefined ? null : toBasisPoints(percent);
};
