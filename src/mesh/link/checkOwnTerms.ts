import type { Draft } from '../draft';
import { offer } from '../nodes/product';
import { type Check, faultOf } from './linkFault';

interface ShopFacts {
  readonly city: string;
  readonly products: readonly string[];
}

/** Why a shop cannot sell something on terms of its own, if it cannot. */
const whyNot = (draft: Draft, { city, products }: ShopFacts, key: string, terms: object) => {
  if (!products.includes(key)) return `${key} is not among the products of this shop`;
  const described = draft.facts('products').get(key)?.value.offers[city];
  return offer.safeParse({ ...described, ...terms }).error?.issues[0]?.message;
};

/** Shops sell some of their products on terms of their own, which have to go with the rest of the offer. */
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
