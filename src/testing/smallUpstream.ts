import type { Say } from './fakeUpstream';

interface SmallProduct {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  price: number;
}

interface SmallShop {
  readonly id: number;
  readonly slug: string;
  title: string;
  products: SmallProduct[];
}

/** Shops by group. Tests may edit them. */
export type SmallCatalogue = Record<number, SmallShop[]>;

export const createSmallCatalogue = (): SmallCatalogue => {
  const karaoke = () => ({ id: 1, slug: 'karaoke', name: 'Karaoke', price: 99 });
  const rafting = () => ({ id: 2, slug: 'rafting', name: 'Rafting', price: 149.5 });
  return {
    1: [
      { id: 11, slug: 'krakow', title: 'Krakow', products: [karaoke(), rafting()] },
      { id: 12, slug: 'prague', title: 'Prague', products: [rafting()] },
    ],
    2: [{ id: 21, slug: 'krakow', title: 'Corporate Krakow', products: [karaoke()] }],
  };
};

/** A back end that serves the current state of a catalogue, with titles in the requested language. */
export const createSay =
  (catalogue: SmallCatalogue): Say =>
  (path, lang) => {
    const [, kind, group, city] = path.replace(/^\/api/, '').split('/');
    const shops = catalogue[Number(group)];
    if (kind === 'discover') {
      return shops?.map(({ id, slug, title, products }) => ({
        id,
        slug,
        landing_title: `${title} (${lang})`,
        city_group: {
          products: products.map((it) => ({ id: it.id, slug: it.slug, name: it.name })),
        },
      }));
    }
    const shop = kind === 'shop' ? shops?.find(({ slug }) => slug === city) : undefined;
    return (
      shop && { data: { id: shop.id, slug: shop.slug, city_group: { products: shop.products } } }
    );
  };
