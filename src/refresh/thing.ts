/** What can change, by its collection. */
export const thingTypes = [
  'product',
  'city',
  'shop',
  'shop-group',
  'post',
  'page',
  'person',
  'blog-category',
  'picture',
  'redirects',
  'exchange-rates',
] as const;

export type ThingType = (typeof thingTypes)[number];

/** By what else a type may be called: collections and calls have names of their own. */
const aliases: Readonly<Record<string, ThingType>> = {
  products: 'product',
  activity: 'product',
  activities: 'product',
  cities: 'city',
  shops: 'shop',
  'shop-groups': 'shop-group',
  shop_group: 'shop-group',
  settings: 'shop-group',
  posts: 'post',
  pages: 'page',
  people: 'person',
  persons: 'person',
  'blog-categories': 'blog-category',
  category: 'blog-category',
  categories: 'blog-category',
  pictures: 'picture',
  image: 'picture',
  images: 'picture',
  redirect: 'redirects',
  rates: 'exchange-rates',
  'exchange-rate': 'exchange-rates',
};

export const parseThingType = (name: string): ThingType | undefined =>
  thingTypes.find((type) => type === name) ??
  (Object.hasOwn(aliases, name) ? aliases[name] : undefined);

/** Something that was said to have changed. */
export interface Thing {
  readonly type: ThingType;
  /**
   * Its number; or its key, which is the name of its file; or its slug in any language; of a text also
   * `<language>/<key>`; of a picture its path.
   */
  readonly id: string;
}
