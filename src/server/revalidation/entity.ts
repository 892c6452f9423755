/** Types of entities that can change. */
export const entityTypes = [
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

export type EntityType = (typeof entityTypes)[number];

/** Other accepted names of types, as collections and endpoints use them. */
const aliases: Readonly<Record<string, EntityType>> = {
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

export const parseEntityType = (name: string): EntityType | undefined =>
  entityTypes.find((type) => type === name) ??
  (Object.hasOwn(aliases, name) ? aliases[name] : undefined);

/** A changed entity. */
export interface Entity {
  readonly type: EntityType;
  /**
   * A number, a key (the name of the file), or a slug in any language. For a text also `<language>/<key>`, for a
   * picture its path.
   */
  readonly id: string;
}
