import { sites } from './records';
import { type Site, siteIds } from './site';

/**
 * The sites whose pages may be translations of each other, including the given one. Empty for a site without a cluster,
 * and for `single`, whose base site is the one in the cluster.
 */
export const listCluster = ({ id, cluster }: Pick<Site, 'id' | 'cluster'>): readonly Site[] =>
  cluster === undefined || id === 'single'
    ? []
    : siteIds.map((id): Site => sites[id]).filter((other) => other.cluster?.name === cluster.name);
