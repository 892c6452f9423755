import { sites } from '@/config/sites/records';
import { type Site, siteIdOf } from '@/config/sites/site';
import type { ArticleName } from '../collections';
import type { Article, Mesh } from '../mesh';

/** Whether a list includes unpublished articles, for a preview. */
export type Drafts = 'with drafts' | 'without drafts';

/** Lists the articles that a site shows: those in its language, for its audience and for this site. */
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
