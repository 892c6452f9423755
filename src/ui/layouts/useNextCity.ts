import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { matchPath } from '@/config/sites/matchPath';
import { parsePath } from '@/config/sites/parsePath';
import type { PathOwner } from '@/config/sites/paths';

/** @param url a path in the router's notation, with query and hash */
const findCity = (site: PathOwner, url: string): string | null => {
  const path = parsePath(url.replace(/[?#].*$/s, ''));
  return (path !== undefined && matchPath(site, path)?.params['city']) || null;
};

/**
 * The city of the page that is loading, by its slug; `null` if no page is loading, or one without a city. So the city
 * can be loaded during the navigation (spec section 7), beside the page itself.
 */
export const useNextCity = (site: PathOwner): string | null => {
  const { events } = useRouter();
  const [city, setCity] = useState<string | null>(null);
  useEffect(() => {
    const start = (url: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) setCity(findCity(site, url));
    };
    const end = () => setCity(null);
    events.on('routeChangeStart', start);
    events.on('routeChangeComplete', end);
    events.on('routeChangeError', end);
    return () => {
      events.off('routeChangeStart', start);
      events.off('routeChangeComplete', end);
      events.off('routeChangeError', end);
    };
  }, [events, site]);
  return city;
};
