import { getShop, listShops } from '@/catalog/mesh/queries/shops';
import { getTerms } from '@/catalog/mesh/queries/terms';
import { createEndpoint } from './endpoint';
import { toApiCity, toApiShop } from './wire';

/** `GET /api/shop/{shop_group_id}/{city_slug}`: returns the city with the group's activities. */
export const shopEndpoint = createEndpoint(({ mesh, group, lang, query }) => {
  const shop = getShop(listShops(mesh, group.id, lang), query['city'] ?? '');
  return shop && { data: toApiCity(shop) };
});

/** `GET /api/shop-group/{shop_group_id}`: returns the brand. */
export const shopGroupEndpoint = createEndpoint(({ mesh, group, lang }) => ({
  id: group.id,
  name: group.name,
  logo: group.logo.src,
  phone: group.phone,
  email: group.email,
  audience: group.audience,
  shops: listShops(mesh, group.id, lang).map((shop) => ({
    id: shop.id,
    slug: shop.city.slug,
    landing_title: shop.landingTitle,
  })),
}));

/** `GET /api/settings/{shop_group_id}/tax-and-deposit`: returns both in percent. */
export const settingsEndpoint = createEndpoint(({ group }) => getTerms(group));

/**
 * `GET /api/discover/{shop_group_id}`: returns the activities by city. With `API_URL`, they are the part of the back
 * end's list that the shop can show, with the texts of the site.
 */
export const discoverEndpoint = createEndpoint(({ mesh, group, lang }) =>
  listShops(mesh, group.id, lang).map(toApiShop),
);
