import type { Draft } from '../draft';
import type { FactsRecord } from '../records';
import { type Check, faultOf, type Path } from './linkFault';

const dangling = (file: string, field: Path, reason: string, part = field) =>
  faultOf(file, field.join('.'), 'dangling-reference', reason, part);

const noCity = (city: string) => `there is no cities/${city}.json`;

/** Offers name cities. */
export const checkOffers: Check = (draft) =>
  [...draft.facts('products').values()].flatMap(({ file, value }) =>
    Object.keys(value.offers)
      .filter((city) => !draft.facts('cities').has(city))
      .map((city) => dangling(file, ['offers', city], noCity(city))),
  );

/** Texts whose facts are missing: a typing slip in a file name, or a leftover. */
export const checkOrphans: Check = (draft) =>
  [...draft.records.values()]
    .filter((record) => record.kind === 'texts' && !draft.facts(record.collection).has(record.key))
    .map(({ file, collection, key }) =>
      dangling(file, [], `there is no ${collection}/${key}.json that these texts belong to`),
    );

/** Why a group's shop in a city cannot sell a product, if it cannot. */
const whyNotSold = (draft: Draft, group: FactsRecord<'shop-groups'>, city: string, key: string) => {
  const product = draft.facts('products').get(key)?.value;
  if (!product) return `there is no products/${key}.json`;
  if (!product.offers[city]) return `products/${key}.json has no offer in ${city}`;
  if (!product.audiences.includes(group.value.audience)) {
    return `products/${key}.json is not for ${group.value.audience} groups`;
  }
  return undefined;
};

/** Shops name cities, and products that are on offer there for such a group. */
export const checkShops: Check = (draft) =>
  [...draft.facts('shop-groups').values()].flatMap((group) =>
    group.value.shops.flatMap((shop, index) => {
      if (!draft.facts('cities').has(shop.city)) {
        return [
          dangling(group.file, ['shops', index, 'city'], noCity(shop.city), ['shops', index]),
        ];
      }
      return shop.products.flatMap((key, position) => {
        const reason = whyNotSold(draft, group, shop.city, key);
        return reason ? [dangling(group.file, ['shops', index, 'products', position], reason)] : [];
      });
    }),
  );

/** Reviews of a brand name cities. */
export const checkReviews: Check = (draft) =>
  [...draft.facts('shop-groups').keys()].flatMap((key) =>
    [...draft.texts('shop-groups', key).values()].flatMap(({ file, value }) =>
      value.reviews.flatMap(({ city }, index) =>
        draft.facts('cities').has(city)
          ? []
          : [dangling(file, ['reviews', index, 'city'], noCity(city), ['reviews', index])],
      ),
    ),
  );
