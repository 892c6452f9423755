import type { Draft } from '../draft';
import type { FactsRecord, TextsRecord } from '../records';
import { type LinkFault, nothing, without } from './linkFault';

const dangling = (file: string, field: string, reason: string): LinkFault => ({
  file,
  field,
  kind: 'dangling-reference',
  reason,
  withoutIt: without(...field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))),
});

const checkProduct = (draft: Draft, { file, value }: FactsRecord<'products'>): LinkFault[] =>
  Object.keys(value.offers)
    .filter((city) => !draft.facts('cities').has(city))
    .map((city) => dangling(file, `offers.${city}`, `there is no cities/${city}.json`));

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

const checkShopGroup = (draft: Draft, group: FactsRecord<'shop-groups'>): LinkFault[] =>
  group.value.shops.flatMap((shop, index) => {
    if (!draft.facts('cities').has(shop.city)) {
      const fault = dangling(group.file, `shops.${index}`, `there is no cities/${shop.city}.json`);
      return [{ ...fault, field: `shops.${index}.city` }];
    }
    return shop.products.flatMap((key, position) => {
      const reason = whyNotSold(draft, group, shop.city, key);
      return reason ? [dangling(group.file, `shops.${index}.products.${position}`, reason)] : [];
    });
  });

const checkReviews = (draft: Draft, { file, value }: TextsRecord<'shop-groups'>): LinkFault[] =>
  value.reviews.flatMap((review, index) => {
    if (draft.facts('cities').has(review.city)) return [];
    const fault = dangling(file, `reviews.${index}`, `there is no cities/${review.city}.json`);
    return [{ ...fault, field: `reviews.${index}.city` }];
  });

/** Texts whose facts are missing: a typing slip in a file name, or a leftover. */
const checkOrphans = (draft: Draft): LinkFault[] =>
  [...draft.records.values()]
    .filter((record) => record.kind === 'texts' && !draft.facts(record.collection).has(record.key))
    .map((record) => ({
      file: record.file,
      field: '',
      kind: 'dangling-reference',
      reason: `there is no ${record.collection}/${record.key}.json that these texts belong to`,
      withoutIt: nothing,
    }));

/** References to records that do not exist, or not for this purpose. */
export const checkReferences = (draft: Draft): LinkFault[] =>
  [...draft.records.values()]
    .flatMap((record) => {
      if (record.kind === 'facts' && record.collection === 'products')
        return checkProduct(draft, record);
      if (record.kind === 'facts' && record.collection === 'shop-groups')
        return checkShopGroup(draft, record);
      if (record.kind === 'texts' && record.collection === 'shop-groups')
        return checkReviews(draft, record);
      return [];
    })
    .concat(checkOrphans(draft));
