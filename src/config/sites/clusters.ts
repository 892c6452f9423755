import { type SiteEnv, siteOf } from './activeSites';
import { type Site, siteIds } from './site';

/**
 * The sites whose pages may be translations of each other, including the given one. Empty for a site without a cluster,
 * and for a single-site deployment, whose base site is the one in the cluster.
 */
export const listCluster = (
  env: Pick<SiteEnv, 'siteSettings'>,
  { madeFrom, cluster }: Pick<Site, 'madeFrom' | 'cluster'>,
): readonly Site[] =>
  cluster === undefined || madeFrom !== undefined
    ? []
    : siteIds
        .map((id): Site => siteOf(env, id))
        .filter((other) => other.cluster?.name === cluster.name);
