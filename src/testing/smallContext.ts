import { buildMesh } from '@/mesh/buildMesh';
import { defaultRates } from '@/pricing/currencies';
import { sites } from '@/sites/records';
import type { SiteId } from '@/sites/site';
import { contextOf, type ViewContext } from '@/views/context';
import { toLoaded } from './editContent';
import { type Content, createSmallContent } from './smallContent';

/** What a site's views are made from, out of the small content or an edited one. Throws when the site has no brand. */
export const createSmallContext = (
  siteId: SiteId,
  content: Content = createSmallContent(),
): ViewContext => {
  const context = contextOf(buildMesh([toLoaded(content)]), sites[siteId]);
  if (!context) throw new Error(`The small content has no brand for ${siteId}`);
  return { ...context, rates: defaultRates };
};
