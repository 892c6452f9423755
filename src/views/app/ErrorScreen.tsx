import { useEffect } from 'react';
import { toFields } from '@troupe/basics/fields';
import { useCall } from '@/ui/hooks/useCall';
import type { FrameProps } from '@/ui/layouts/frameProps';
import { focusOn } from '@/ui/layouts/scroll/anchor';
import { useFullLoads } from '@/ui/layouts/useFullLoads';
import { hardNavigate } from '@/lib/hardNavigate';
import { buildPath } from '@/config/sites/paths';
import { ErrorView } from '../errors/ErrorView';
import { cityMessage, failureMessage } from '../errors/messages';
import type { TopShop } from '../errors/pageProps';

/** `GET /api/discover/{shop_group_id}` (spec section 7). */
interface ApiShop {
  readonly slug: string;
  readonly landing_title: string;
  readonly city_group: {
    readonly products: readonly { readonly slug: string; readonly name: string }[];
  };
}

const hasName = (product: unknown): boolean => {
  const { slug, name } = toFields(product);
  return typeof slug === 'string' && typeof name === 'string';
};

const isShop = (shop: unknown): shop is ApiShop => {
  const { slug, landing_title, city_group } = toFields(shop);
  const { products } = toFields(city_group);
  return (
    typeof slug === 'string' &&
    typeof landing_title === 'string' &&
    Array.isArray(products) &&
    products.every(hasName)
  );
};

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

interface ErrorScreenProps {
  readonly frame: FrameProps;
  /** 404 for a city that cannot be loaded, 500 for an app that crashed. */
  readonly statusCode: 404 | 500;
}

/** The error screen for errors that the browser detects itself. Its content comes from the API. */
export const ErrorScreen = ({ frame, statusCode }: ErrorScreenProps) => {
  const { site, brand, links } = frame;
  const isBroken = statusCode === 500;
  const { data } = useCall(`/api/discover/${brand.id}`);
  const shops = Array.isArray(data) ? data.filter(isShop).map(toTopShop(site)) : [];
  // A crashed app cannot render again, so every navigation from here reloads the document, including the back button.
  useFullLoads(isBroken);
  useEffect(() => {
    if (!isBroken) return;
    const goBack = () => void hardNavigate(window.location.href);
    window.addEventListener('popstate', goBack);
    return () => window.removeEventListener('popstate', goBack);
  }, [isBroken]);
  useEffect(() => {
    const heading = document.querySelector('h1');
    window.scrollTo(0, 0);
    if (heading) focusOn(heading);
  }, []);
  return (
    <ErrorView
      site={site}
      statusCode={statusCode}
      message={isBroken ? failureMessage : cityMessage}
      brand={brand}
      links={links}
      shops={shops}
    />
  );
};
