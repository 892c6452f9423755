import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  articles,
  type CollectionName,
  factsFile,
  ruleBooks,
  textsFile,
} from '@/catalog/mesh/collections';
import { languages } from '@/config/sites/site';
import { listFiles } from '@/catalog/sources/files/listFiles';
import { createCities } from './cities';
import { createProduct } from './products';
import { loadShipped, type Model } from './shipped';
import { createShopGroup } from './shopGroups';

export interface ShopSize {
  readonly cities: number;
  /** Activities in each city, on every site. */
  readonly activities: number;
  readonly seed: number;
}

/** Path below the content folder, and content of the file. */
export type ContentFile = readonly [file: string, text: string];

/**
 * Number of cities per product. Shipped products are in six of eight cities. A fifth of that share makes product texts
 * the larger part of the content, as in a real shop, and their "elsewhere" lists long.
 */
const citiesPerProduct = 20;

const filesOf = (collection: CollectionName, { key, facts, texts }: Model<CollectionName>) => [
  [factsFile(collection, key), JSON.stringify(facts, null, 2)] as const,
  ...languages.map(
    (lang) => [textsFile(lang, collection, key), JSON.stringify(texts[lang], null, 2)] as const,
  ),
];

/** Files that do not grow with the shop. Each activity in them is replaced by another one of the same city. */
const copyRest = async (
  folder: string,
  cities: readonly string[],
  productsOf: (cityIndex: number) => readonly string[],
): Promise<readonly ContentFile[]> => {
  const kept = ['people', 'blog-categories', ...Object.keys(articles)];
  const isKept = (file: string) =>
    kept.some((name) => file.startsWith(`${name}/`) || file.includes(`/${name}/`)) ||
    Object.keys(ruleBooks).some((name) => file === `${name}.json`);
  const { files } = await listFiles(folder, /\.(?:json|md)$/);
  const anyCity = `(${cities.join('|')})`;
  const activity = new RegExp(`(?<=[ [:])${anyCity}/([a-z-]+)`, 'g');
  const card = new RegExp(`(?<=::activity\\{)name=([a-z-]+) city=${anyCity}`, 'g');
  return Promise.all(
    files
      .filter(({ file }) => isKept(file))
      .map(async ({ file, path }): Promise<ContentFile> => {
        const text = await readFile(path, 'utf8');
        const rename = (city: string, product: string) => {
          const sold = productsOf(cities.indexOf(city));
          return sold[product.length % sold.length] ?? product;
        };
        const renamed = text
          .replaceAll(
            activity,
            (_, city: string, product: string) => `${city}/${rename(city, product)}`,
          )
          .replaceAll(
            card,
            (_, product: string, city: string) => `name=${rename(city, product)} city=${city}`,
          );
        return [file, renamed];
      }),
  );
};

/**
 * A content folder with the given number of cities and activities, in all languages, sold by all brands of the shipped
 * content and therefore on all sites. The same size and seed give the same files.
 */
export const createShop = async (
  { cities: cityCount, activities, seed }: ShopSize,
  folder = join(process.cwd(), 'content'),
): Promise<readonly ContentFile[]> => {
  const shipped = await loadShipped(folder);
  const cities = createCities(shipped.cities, cityCount, seed);
  const productCount = Math.max(
    activities,
    Math.round((cities.length * activities) / citiesPerProduct),
  );
  // Neighbours in the list sell similar products, as neighbours on a map do.
  const positionsOf = (cityIndex: number) =>
    Array.from(
      { length: activities },
      (_, position) =>
        (Math.floor((cityIndex * productCount) / cities.length) + position) % productCount,
    );
  const citiesOf = new Map<number, Model<'cities'>[]>();
  for (const [index, city] of cities.entries()) {
    for (const position of positionsOf(index)) {
      citiesOf.set(position, [...(citiesOf.get(position) ?? []), city]);
    }
  }
  const products = Array.from({ length: productCount }, (_, position) =>
    createProduct(shipped.products, position, citiesOf.get(position) ?? [], seed),
  );
  const productsOf = (cityIndex: number) =>
    positionsOf(cityIndex).flatMap((position) => products[position]?.key ?? []);
  const groups = shipped.shopGroups.map((group) =>
    createShopGroup(group, cities, productsOf, seed),
  );
  const cityKeys = shipped.cities.map(({ key }) => key);
  return [
    ...cities.flatMap((city) => filesOf('cities', city)),
    ...products.flatMap((product) => filesOf('products', product)),
    ...groups.flatMap((group) => filesOf('shop-groups', group)),
    ...(await copyRest(folder, cityKeys, productsOf)),
  ];
};
