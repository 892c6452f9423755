import { useRouter } from 'next/router';
import { useState } from 'react';
import { type Filters, parseFilters, toQuery } from './filters';

/**
 * Filters live in the address: they survive a reload, go with a shared link, and the back button leaves the page
 * rather than undoing chips one by one. The router takes a moment to change the address, so what was just chosen
 * counts until it has.
 */
export const useFilters = (): readonly [Filters, (change: Partial<Filters>) => void] => {
  const router = useRouter();
  const [chosen, setChosen] = useState<Filters>();
  const filters = chosen ?? parseFilters(router.query);
  const setFilters = async (change: Partial<Filters>) => {
    const next = { ...filters, ...change };
    setChosen(next);
    const [path = '', search] = router.asPath.replace(/#.*$/s, '').split('?');
    const query = toQuery(next, search);
    await router.replace(query ? `${path}?${query}` : path, undefined, {
      shallow: true,
      scroll: false,
    });
    setChosen((current) => (current === next ? undefined : current));
  };
  return [filters, (change) => void setFilters(change)];
};
