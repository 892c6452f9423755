import type { Language } from '@/sites/site';
import { articleFile } from '../collections';
import type { Draft } from '../draft';
import type { LinkTarget } from '../prose/prose';

/** Why there is no such city, if there is none. */
export const whyNoCity = (draft: Draft, city: string): string | undefined =>
  draft.facts('cities').has(city) ? undefined : `there is no cities/${city}.json`;

/** Why an activity is not on offer in a city, if it is not. */
export const whyNoOffer = (draft: Draft, product: string, city: string): string | undefined => {
  const found = draft.facts('products').get(product);
  if (!found) return `there is no products/${product}.json`;
  return found.value.offers[city] ? undefined : `products/${product}.json has no offer in ${city}`;
};

/** Why a target leads nowhere on any site of a language, if it does. */
export const whyNowhere = (
  draft: Draft,
  lang: Language,
  target: LinkTarget,
): string | undefined => {
  if (target.to === 'city') return whyNoCity(draft, target.city);
  if (target.to === 'activity') return whyNoOffer(draft, target.product, target.city);
  if (target.to !== 'post' && target.to !== 'page') return undefined;
  const file = articleFile(`${target.to}s`, lang, target.key);
  const found = draft.records.get(file);
  if (found?.kind !== 'article') return `there is no ${file}`;
  return found.value.draft ? `${file} is a draft` : undefined;
};
