import type { FactsRecord } from '../records';
import { type Check, faultOf, type LinkFault, type Path } from './linkFault';

const dangling = (file: string, field: Path, reason: string, part = field) =>
  faultOf(file, field.join('.'), 'dangling-reference', reason, part);

const noCity = (city: string) => `there is no cities/${city}.json`;

/** Checks that the cities of offers exist. */
export const checkOffers: Check = (draft) =>
  [...draft.facts('products').values()].flatMap(({ file, value }) =>
    Object.keys(value.offers)
      .filter((city) => !draft.facts('cities').has(city))
      .map((city) => dangling(file, ['offers', city], noCity(city))),
  );

/** Checks that the cities of people exist. */
export const checkPeople: Check = (draft) =>
  [...draft.facts('people').values()]
    .filter(({ value }) => !draft.facts('cities').has(value.city))
    .map(({ file, value }) => dangling(file, ['city'], noCity(value.city), []));

/** Checks that the cities of offices exist. */
export const checkOffices: Check = (draft) =>
  [...draft.facts('shop-groups').values()].flatMap(({ file, value }) =>
    value.offices.flatMap(({ city }, index) =>
      draft.facts('cities').has(city)
        ? []
        : [dangling(file, ['offices', index, 'city'], noCity(city), ['offices', index])],
    ),
  );

/** Finds texts whose facts are missing: a typo in a file name, or a leftover file. */
export const checkOrphans: Check = (draft) =>
  [...draft.records.values()]
    .filter((record) => record.kind === 'texts')
    .filter((record) => !draft.facts(record.collection).has(record.key))
    .map(({ file, collection, key }) =>
      dangling(file, [], `there is no ${collection}/${key}.json that these texts belong to`),
    );

type Products = ReadonlyMap<string, FactsRecord<'products'>>;

/** The reason why a group's shop in a city cannot sell a product, or `undefined`. */
const whyNotSold = (
  products: Products,
  group: FactsRecord<'shop-groups'>,
  city: string,
  key: string,
) => {
  const product = products.get(key)?.value;
  if (!product) return `there is no products/${key}.json`;
  if (!product.offers[city]) return `products/${key}.json has no offer in ${city}`;
  if (!product.audiences.includes(group.value.audience)) {
    return `products/${key}.json is not for ${group.value.audience} groups`;
  }
  return undefined;
};

/** Checks that a shop's city exists, and that its products are offered there for the group's audience. */
export const checkShops: Check = function* (draft) {
  const cities = draft.facts('cities');
  const products = draft.facts('products');
  const faults: LinkFault[] = [];
  for (const group of draft.facts('shop-groups').values()) {
    for (const [index, shop] of group.value.shops.entries()) {
      if (!cities.has(shop.city)) {
        const part = ['shops', index];
        faults.push(dangling(group.file, [...part, 'city'], noCity(shop.city), part));
        continue;
      }
      for (const [position, key] of shop.products.entries()) {
        const reason = whyNotSold(products, group, shop.city, key);
        if (!reason) continue;
        faults.push(dangling(group.file, ['shops', index, 'products', position], reason));
      }
      yield;
    }
  }
  return faults;
};

/** Checks that the cities of a brand's reviews exist. */
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
