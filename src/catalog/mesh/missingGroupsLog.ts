import type { Site } from '@/config/sites/site';
import { createChangeLog } from './changeLog';
import type { Mesh } from './mesh';

/** Creates a log of sites whose shop group the content does not have: they can show no page but an error. */
export const createMissingGroupsLog = (sites: readonly Site[]): ((mesh: Mesh) => void) => {
  const logSites = createChangeLog<Site>({
    keyOf: ({ id }) => id,
    message: 'content: a site has no shop group',
    toFields: ({ id, shopGroupId }) => ({ site: id, shopGroupId }),
    further: 'content: further sites have no shop group',
    gone: 'content: sites have their shop group again',
    fix: 'set SHOP_GROUP_ID or SITES_FILE to a shop group that exists, or add this one',
  });
  return (mesh) => logSites(sites.filter(({ shopGroupId }) => !mesh.shopGroups.has(shopGroupId)));
};
