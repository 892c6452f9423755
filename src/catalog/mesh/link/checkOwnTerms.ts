import type { RecordIndex } from '../recordIndex';
import { offer } from '../nodes/product';
import { type Check, faultOf } from './linkFault';

interface ShopFacts {
  readonly city: string;
  readonly products: readonly string[];
}

/** The reason why a shop's own terms for a product are invalid, or `undefined`. */
const whyNot = (draft: RecordIndex, { city, products }: ShopFacts, key: string, terms: object) => {
  if (!products.includes(key)) return `${key} is not among the products of this shop`;
  const described = draft.facts('products').get(key)?.value.offers[city];
  return offer.safeParse({ ...described, ...terms }).error?.issues[0]?.message;
};

/** Checks that a shop's own terms are for products that it sells, and that they form a valid offer with the rest. */
export const checkOwnTerms: Check = (draft) =>
  [...draft.facts('shop-groups').values()].flatMap(({ file, value }) =>
    value.shops.flatMap((shop, index) =>
      Object.entries(shop.offers ?? {}).flatMap(([key, terms]) => {
        const reason = whyNot(draft, shop, key, terms);
        const part = ['shops', index, 'offers', key];
        return reason ? [faultOf(file, part.join('.'), 'dangling-reference', reason, part)] : [];
      }),
    ),
  );
