import type { RawRecord } from '@/catalog/sources/loader';
import type { ApiOffer, ApiShop } from '@/catalog/sources/upstream/api';
import { type DiscoverData, type ShopData, toFile } from '@/catalog/sources/upstream/resource';
import type { SourceLoad } from '@/catalog/mesh/merge/mergeSources';

const toRecord = (data: DiscoverData | ShopData): RawRecord => ({ file: toFile(data), data });

/** A back end's shop in a city. @param products by id and slug */
export const apiShop = (
  id: number,
  slug: string,
  products: readonly (readonly [id: number, slug: string])[],
): ApiShop => ({
  id,
  slug,
  landing_title: `Back end's ${slug}`,
  city_group: { products: products.map(([number, name]) => ({ id: number, slug: name, name })) },
});

/** The answer to `discover`. */
export const discoverAnswer = (
  shopGroupId: number,
  shops: readonly ApiShop[],
  own: Partial<DiscoverData> = {},
): RawRecord =>
  toRecord({
    kind: 'discover',
    shopGroupId,
    lang: 'en',
    textsLang: own.lang ?? 'en',
    shops,
    ...own,
  });

/** The answer to `shop`. */
export const shopAnswer = (
  shopGroupId: number,
  citySlug: string,
  products: readonly (Pick<ApiOffer, 'id' | 'slug'> & Partial<ApiOffer>)[],
): RawRecord =>
  toRecord({
    kind: 'shop',
    shopGroupId,
    citySlug,
    city: {
      id: 1,
      slug: citySlug,
      city_group: { products: products.map((it) => ({ name: it.slug, ...it })) },
    },
  });

export const toUpstreamLoad = (...records: readonly RawRecord[]): SourceLoad => ({
  source: 'upstream',
  records,
  faults: [],
});
