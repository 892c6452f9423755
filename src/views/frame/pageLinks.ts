import type { PageKind } from '@/mesh/nodes/article';
import type { StaticPage } from '@/mesh/queries/pages';
import { buildPath } from '@/sites/paths';
import type { TextLink } from '@/layouts/frameProps';
import type { SiteContext } from '../context';

const toPath = ({ site }: SiteContext, { slug }: StaticPage) =>
  buildPath(site, 'staticPage', { page: slug });

/** Where a site's page of a kind stands, if it has one. */
export const getPagePath = (context: SiteContext, kind: PageKind): string | undefined => {
  const page = context.pages.find((it) => it.kind === kind);
  return page && toPath(context, page);
};

/** The static pages of one of the footer's lists. */
export const listPageLinks = (
  context: SiteContext,
  menu: StaticPage['menu'],
): readonly TextLink[] =>
  context.pages
    .filter((page) => page.menu === menu)
    .map((page) => ({ text: page.title, href: toPath(context, page) }));
