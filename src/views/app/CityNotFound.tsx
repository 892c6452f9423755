import { useCall } from '@/hooks/useCall';
import type { FrameProps } from '@/layouts/frameProps';
import { buildPath } from '@/sites/paths';
import { ErrorView } from '../errors/ErrorView';
import type { TopShop } from '../errors/pageProps';

/** `GET /api/discover/{shop_group_id}` (spec section 7). */
interface ApiShop {
  readonly slug: string;
  readonly landing_title: string;
  readonly city_group: {
    readonly products: readonly { readonly slug: string; readonly name: string }[];
  };
}

/** Spec section 2, "404 screen". */
const activitiesPerShop = 6;

const toTopShop =
  (site: FrameProps['site']) =>
  ({ slug: city, landing_title: text, city_group }: ApiShop): TopShop => ({
    text,
    href: buildPath(site, 'city', { city }),
    activities: city_group.products.slice(0, activitiesPerShop).map(({ slug, name }) => ({
      text: name,
      href: buildPath(site, 'activity', { activity: slug, city }),
    })),
  });

/** The 404 screen of a browser that finds out by itself, filled from the API. */
export const CityNotFound = ({ frame }: { readonly frame: FrameProps }) => {
  const { site, brand, links } = frame;
  const { data } = useCall(`/api/discover/${brand.id}`);
  const shops = Array.isArray(data) ? (data as ApiShop[]).map(toTopShop(site)) : [];
  return <ErrorView site={site} statusCode={404} brand={brand} links={links} shops={shops} />;
};
