import { useEffect } from 'react';
import { useCall } from '@/hooks/useCall';
import type { FrameProps } from '@/layouts/frameProps';
import { focusOn } from '@/layouts/scroll/anchor';
import { useFullLoads } from '@/layouts/useFullLoads';
import { loadInFull } from '@/lib/loadInFull';
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

interface ErrorScreenProps {
  readonly frame: FrameProps;
  /** 404 for a page that is not there, 500 for an app that broke. */
  readonly statusCode: 404 | 500;
}

/** The error screen of a browser that finds out by itself, filled from the API. */
export const ErrorScreen = ({ frame, statusCode }: ErrorScreenProps) => {
  const { site, brand, links } = frame;
  const isBroken = statusCode === 500;
  const { data } = useCall(`/api/discover/${brand.id}`);
  const shops = Array.isArray(data) ? (data as ApiShop[]).map(toTopShop(site)) : [];
  // An app that broke shows nothing again: every way from here starts it anew, the way back included.
  useFullLoads(isBroken);
  useEffect(() => {
    if (!isBroken) return;
    const goBack = () => void loadInFull(window.location.href);
    window.addEventListener('popstate', goBack);
    return () => window.removeEventListener('popstate', goBack);
  }, [isBroken]);
  useEffect(() => {
    const heading = document.querySelector('h1');
    window.scrollTo(0, 0);
    if (heading) focusOn(heading);
  }, []);
  return (
    <ErrorView site={site} statusCode={statusCode} brand={brand} links={links} shops={shops} />
  );
};
