import type { PageKind } from '@/catalog/mesh/nodes/article';
import type { StaticPage } from '@/catalog/mesh/queries/pages';
import { listTermsPages } from '@/catalog/mesh/queries/termsPages';
import { buildPath } from '@/config/sites/paths';
import type { TextLink } from '@/ui/layouts/frameProps';
import type { SiteContext } from '../context';

const toPath = ({ site }: SiteContext, { slug }: StaticPage) =>
  buildPath(site, 'staticPage', { page: slug });

/** Path of a site's page of a kind, if it has one. */
export const getPagePath = (context: SiteContext, kind: PageKind): string | undefined => {
  const page = context.pages.find((it) => it.kind === kind);
  return page && toPath(context, page);
};

/** The pages that apply to a booking: the terms, and the rules of changes and cancellation. */
export const listTermsLinks = (context: SiteContext): readonly TextLink[] =>
  listTermsPages(context.pages).map((page) => ({
    text: page.title,
    href: toPath(context, page),
  }));

/** The static pages for one of the footer's menus. */
export const listPageLinks = (
  context: SiteContext,
  menu: StaticPage['menu'],
): readonly TextLink[] =>
  context.pages
    .filter((page) => page.menu === menu)
    .map((page) => ({ text: page.title, href: toPath(context, page) }));
