import { useRouter } from 'next/router';
import { type Filters, parseFilters, toQuery } from './filters';

/**
 * Filters live in the address: they survive a reload, go with a shared link, and the back button leaves the page
 * rather than undoing chips one by one.
 */
export const useFilters = (): readonly [Filters, (change: Partial<Filters>) => void] => {
  const router = useRouter();
  const filters = parseFilters(router.query);
  const setFilters = (change: Partial<Filters>) => {
    const [path = '', search] = router.asPath.replace(/#.*$/s, '').split('?');
    const query = toQuery({ ...filters, ...change }, search);
    void router.replace(query ? `${path}?${query}` : path, undefined, {
      shallow: true,
      scroll: false,
    });
  };
  return [filters, setFilters];
};
