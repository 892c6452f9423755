import { getShop, listShops } from '@/mesh/queries/shops';
import { getTerms } from '@/mesh/queries/terms';
import { createEndpoint } from './endpoint';
import { toApiCity, toApiShop } from './wire';

/** `GET /api/shop/{shop_group_id}/{city_slug}`: the city, with what the group sells there. */
export const shopEndpoint = createEndpoint(({ mesh, group, lang, query }) => {
  const shop = getShop(listShops(mesh, group.id, lang), query['city'] ?? '');
  return shop && { data: toApiCity(shop) };
});

/** `GET /api/shop-group/{shop_group_id}`: the brand. */
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

/** `GET /api/settings/{shop_group_id}/tax-and-deposit`: both in percent. */
export const settingsEndpoint = createEndpoint(({ group }) => getTerms(group));

/**
 * `GET /api/discover/{shop_group_id}`: what is sold where. With a back end at `API_URL` that is its own list, as far as
 * it can be shown, in the words of the site.
 */
export const discoverEndpoint = createEndpoint(({ mesh, group, lang }) =>
  listShops(mesh, group.id, lang).map(toApiShop),
);
