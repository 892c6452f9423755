import type { ApiCity, ApiShop } from './api';

/** What a site needs to know of the back end: what its shop group sells, in its language. */
export interface Ask {
  readonly shopGroupId: number;
  /** BCP 47 */
  readonly lang: string;
}

/** One address of the back end, asked again and again. */
export type Resource =
  | ({ readonly kind: 'discover' } & Ask)
  | { readonly kind: 'shop'; readonly shopGroupId: number; readonly citySlug: string };

/** What a group sells where, in the group's own order. */
export interface DiscoverData extends Ask {
  readonly kind: 'discover';
  /** The language that its titles and names are in; `null` where the back end gave those of another. */
  readonly textsLang: string | null;
  readonly shops: readonly ApiShop[];
}

/** What a group sells in one city, with prices where the back end tells them. */
export interface ShopData {
  readonly kind: 'shop';
  readonly shopGroupId: number;
  readonly citySlug: string;
  readonly city: ApiCity;
}

export type UpstreamData = DiscoverData | ShopData;

/** The name of a resource in reports, which its record has too. */
export const toFile = (resource: Resource): string => {
  const last = resource.kind === 'discover' ? resource.lang : resource.citySlug;
  return `upstream/${resource.kind}/${resource.shopGroupId}/${last}`;
};

/** Where it is below `API_URL`. Languages share one: to who counts calls, they are one address. */
export const toPath = (resource: Resource): string =>
  resource.kind === 'discover'
    ? `discover/${resource.shopGroupId}`
    : `shop/${resource.shopGroupId}/${encodeURIComponent(resource.citySlug)}`;

/** @param apiUrl such that carts go to `{apiUrl}/cart`; a query in it goes along with every call */
export const toUrl = (apiUrl: string, resource: Resource): string => {
  const url = new URL(apiUrl);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${toPath(resource)}`;
  return url.href;
};
