import type { SiteRouting } from '@troupe/cache-server';
import { listSites } from '@/config/sites/activeSites';
import type { Site } from '@/config/sites/site';
import { toDataAddress, toDocumentAddress } from './pageAddress';
import { createSiteResolver, type ResolverEnv } from './siteResolver';

/** The hosts of the sites, and the addresses of their pages. */
export const createSiteRouting = (env: ResolverEnv): SiteRouting<Site> => {
  const sites = listSites(env);
  return {
    resolveSite: createSiteResolver(env),
    toDocumentAddress,
    toDataAddress: (path) => toDataAddress(sites, path),
  };
};
