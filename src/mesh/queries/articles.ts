import { sites } from '@/sites/records';
import { type Site, siteIdOf } from '@/sites/site';
import type { ArticleName } from '../collections';
import type { Article, Mesh } from '../mesh';

/** Whether somebody looks who may see what is not published yet. */
export type Drafts = 'with drafts' | 'without drafts';

/** The texts that a site shows: in its language, for its visitors, not another site's, and drafts only when asked for. */
export const listArticles = <Name extends ArticleName>(
  mesh: Mesh,
  all: readonly Article<Name>[],
  site: Site,
  drafts: Drafts = 'without drafts',
): readonly Article<Name>[] => {
  const audience = mesh.shopGroups.get(site.shopGroupId)?.audience;
  const siteId = siteIdOf(site);
  return all.filter(
    ({ lang, audiences, sites: scope, draft }) =>
      (!draft || drafts === 'with drafts') &&
      lang === site.lang &&
      audiences.some((it) => it === audience) &&
      (!scope || scope.some((id) => id === siteId && sites[id].lang === lang)),
  );
};
