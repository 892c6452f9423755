import type { GetStaticPaths } from 'next';
import { getEnv } from '@/env/getEnv';
import { listSites } from '@/sites/activeSites';

/** Paths of a page that every site has exactly once. */
export const everySite: GetStaticPaths = () => ({
  paths: listSites(getEnv()).map((site) => ({ params: { site: site.id } })),
  fallback: 'blocking',
});
