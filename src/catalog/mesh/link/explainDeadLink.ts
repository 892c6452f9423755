import type { Language } from '@/config/sites/site';
import { articleFile } from '../collections';
import type { RecordIndex } from '../recordIndex';
import type { LinkTarget } from '../prose/prose';

/** The reason why a city does not exist, or `undefined` if it does. */
export const explainMissingCity = (draft: RecordIndex, city: string): string | undefined =>
  draft.facts('cities').has(city) ? undefined : `there is no cities/${city}.json`;

/** The reason why an activity is not offered in a city, or `undefined` if it is. */
export const explainMissingOffer = (
  draft: RecordIndex,
  product: string,
  city: string,
): string | undefined => {
  const found = draft.facts('products').get(product);
  if (!found) return `there is no products/${product}.json`;
  return found.value.offers[city] ? undefined : `products/${product}.json has no offer in ${city}`;
};

/** The reason why a target exists on no site of a language, or `undefined` if it exists. */
export const explainDeadLink = (
  draft: RecordIndex,
  lang: Language,
  target: LinkTarget,
): string | undefined => {
  if (target.to === 'city') return explainMissingCity(draft, target.city);
  if (target.to === 'activity') return explainMissingOffer(draft, target.product, target.city);
  if (target.to !== 'post' && target.to !== 'page') return undefined;
  const file = articleFile(`${target.to}s`, lang, target.key);
  const found = draft.records.get(file);
  if (found?.kind !== 'article') return `there is no ${file}`;
  return found.value.draft ? `${file} is a draft` : undefined;
};
