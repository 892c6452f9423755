import { buildMesh } from '@/catalog/mesh/buildMesh';
import { defaultRates } from '@/commerce/pricing/currencies';
import { sites } from '@/config/sites/records';
import type { SiteId } from '@/config/sites/site';
import { contextOf, type ViewContext } from '@/views/context';
import { toLoaded } from './editContent';
import { type Content, createSmallContent } from './smallContent';

/** The context of a site's views, from the small content or an edited one. Throws if the site has no brand. */
export const createSmallContext = (
  siteId: SiteId,
  content: Content = createSmallContent(),
): ViewContext => {
  const context = contextOf(buildMesh([toLoaded(content)]), sites[siteId]);
  if (!context) throw new Error(`The small content has no brand for ${siteId}`);
  return { ...context, rates: defaultRates };
};
