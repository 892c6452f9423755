import { z } from 'zod';

/**
 * The answers of the upstream at `API_URL` (spec sections 3 and 7). Unused fields are ignored. Fields that the spec
 * does not name are optional. The bounds are the same as in the mesh, so that nothing passes here and fails there.
 */

const id = z.int().positive();

/** It becomes part of URLs: no slash, no dot and no character that needs escaping. */
const slug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case a-z, 0-9 and single hyphens');

const name = z.string().trim().min(1).max(200);

const people = z.int().min(1).max(200);

const mostProducts = 1000;
const mostShops = 1000;

export const isUnique = <Item>(items: readonly Item[], of: (item: Item) => unknown) =>
  new Set(items.map(of)).size === items.length;

/** A list with unique ids and slugs. */
const listOf = <Item extends z.ZodType<{ id: number; slug: string }>>(item: Item, most: number) =>
  z
    .array(item)
    .max(most)
    .refine((items) => isUnique(items, (it) => it.id), 'must not have an id twice')
    .refine((items) => isUnique(items, (it) => it.slug), 'must not have a slug twice');

const apiProduct = z.object({ id, slug, name });

export const apiOffer = apiProduct.extend({
  /** PLN: per person, or for the whole group when `single`. */
  price: z.number().positive().max(100_000).optional(),
  single: z.boolean().optional(),
  min_people: people.optional(),
  /** With more people than this, one goes free. */
  stag_goes_free: people.nullable().optional(),
  /** 1 = Monday … 7 = Sunday. */
  closed_weekdays: z.array(z.int().min(1).max(7)).max(6).optional(),
});

const apiShop = z.object({
  id,
  /** The slug of the city. */
  slug,
  landing_title: name,
  /** In the shop's order. Empty if nothing is sold there now. */
  city_group: z.object({ products: listOf(apiProduct, mostProducts) }),
});

/** `GET {api_url}/discover/{shop_group_id}`. A list without products is treated as an outage, not as closed shops. */
export const apiShops = listOf(apiShop, mostShops).refine(
  (shops) => shops.some(({ city_group }) => city_group.products.length > 0),
  'must sell something somewhere',
);

/** `GET {api_url}/shop/{shop_group_id}/{city_slug}`. Its offers are validated one by one. */
export const apiCityAnswer = z.object({
  data: z.object({
    id,
    slug,
    city_group: z.object({ products: z.array(z.unknown()).max(mostProducts) }).optional(),
  }),
});

export type ApiProduct = z.infer<typeof apiProduct>;
export type ApiOffer = z.infer<typeof apiOffer>;
export type ApiShop = z.infer<typeof apiShop>;

export interface ApiCity {
  readonly id: number;
  readonly slug: string;
  /** Missing if a minimal upstream has no prices. */
  readonly city_group?: { readonly products: readonly ApiOffer[] };
}
