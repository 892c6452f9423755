import { useEffect } from 'react';
import { useCall } from '@/ui/hooks/useCall';
import { capCookies } from './cookies';
import { loadTagManager, type Measures, parseMeasures } from './tagManager';

/** Loads the container of this host, if it has one. Requires the visitor's consent. */
export const useTagManager = (): Measures => {
  const { data } = useCall('/api/measurement');
  const measures = parseMeasures(data);
  const { container } = measures;
  useEffect(() => {
    if (container !== null) loadTagManager(container);
  }, [container]);
  useEffect(() => {
    // On every hide of the page, since a container may set cookies at any time.
    document.addEventListener('visibilitychange', capCookies);
    return () => document.removeEventListener('visibilitychange', capCookies);
  }, []);
  return measures;
};
