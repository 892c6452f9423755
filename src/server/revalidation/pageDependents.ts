import type { StaticPage } from '@/catalog/mesh/queries/pages';
import { listTermsPages } from '@/catalog/mesh/queries/termsPages';
import type { SiteContext } from '@/views/context';
import { listContentReferences } from './referenceIndex';
import { type Page, toPage } from '@/config/sites/page';
import type { FindDependents } from './findDependents';

const toStaticPage = ({ slug }: StaticPage): Page => toPage('staticPage', { page: slug });

/** Finds the page, and pages of the same kind on other sites. */
export const findSamePages =
  (all: readonly SiteContext[]): FindDependents =>
  ({ context }, key) => {
    const kinds = new Set(
      all.flatMap(({ pages }) => pages.filter((it) => it.key === key).map(({ kind }) => kind)),
    );
    return context.pages
      .filter((it) => it.key === key || (it.kind !== undefined && kinds.has(it.kind)))
      .map(toStaticPage);
  };

/** The screen at whose button the terms are linked. An order names the version that it had. */
const listSummaries = ({ pages, shops }: SiteContext, key: string): readonly Page[] =>
  listTermsPages(pages).some((it) => it.key === key)
    ? shops.map(({ city }) => toPage('summary', { city: city.slug }))
    : [];

/** Finds the page itself and pages that link to it. Footers are compared with the frame. */
export const findStaticPages: FindDependents = ({ context }, key) => [
  ...context.pages.filter((it) => it.key === key).map(toStaticPage),
  ...listContentReferences(context, 'page'),
  ...listSummaries(context, key),
  ...(context.pages.some((it) => it.key === key) ? [toPage('searchIndex')] : []),
];
