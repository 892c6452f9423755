import type { ApiCity, ApiShop } from './api';

/** What a site needs from the upstream: the products of its shop group, in its language. */
export interface Ask {
  readonly shopGroupId: number;
  /** BCP 47 */
  readonly lang: string;
}

/** One resource of the upstream, requested repeatedly. */
export type Resource =
  | ({ readonly kind: 'discover' } & Ask)
  | { readonly kind: 'shop'; readonly shopGroupId: number; readonly citySlug: string };

/** The shops of a group with their products, in the group's order. */
export interface DiscoverData extends Ask {
  readonly kind: 'discover';
  /** The language of its titles and names; `null` if the upstream answered in another one. */
  readonly textsLang: string | null;
  readonly shops: readonly ApiShop[];
}

/** The products of a group in one city, with prices if the upstream has them. */
export interface ShopData {
  readonly kind: 'shop';
  readonly shopGroupId: number;
  readonly citySlug: string;
  readonly city: ApiCity;
}

export type UpstreamData = DiscoverData | ShopData;

/** The name of a resource in reports, and of its record. */
export const toFile = (resource: Resource): string => {
  const last = resource.kind === 'discover' ? resource.lang : resource.citySlug;
  return `upstream/${resource.kind}/${resource.shopGroupId}/${last}`;
};

/** The path below `API_URL`. Languages share a path, so a rate limit of the upstream counts them together. */
export const toPath = (resource: Resource): string =>
  resource.kind === 'discover'
    ? `discover/${resource.shopGroupId}`
    : `shop/${resource.shopGroupId}/${encodeURIComponent(resource.citySlug)}`;

/** @param apiUrl the base URL (carts go to `{apiUrl}/cart`); its query is sent with every call */
export const toUrl = (apiUrl: string, resource: Resource): string => {
  const url = new URL(apiUrl);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${toPath(resource)}`;
  return url.href;
};
