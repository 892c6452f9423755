import { sites } from './records';
import { type Site, siteIds } from './site';

/**
 * The sites whose pages may be translations of each other, a site itself among them; none where it stands alone. `single`
 * does: what it is made from has the place among the others.
 */
export const listCluster = ({ id, cluster }: Pick<Site, 'id' | 'cluster'>): readonly Site[] =>
  cluster === undefined || id === 'single'
    ? []
    : siteIds.map((id): Site => sites[id]).filter((other) => other.cluster?.name === cluster.name);
