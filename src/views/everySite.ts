import type { GetStaticPaths } from 'next';
import { getEnv } from '@/config/env/getEnv';
import { listSites } from '@/config/sites/activeSites';

/** Paths of a page that exists once on every site. */
export const everySite: GetStaticPaths = () => ({
  paths: listSites(getEnv()).map((site) => ({ params: { site: site.id } })),
  fallback: 'blocking',
});
