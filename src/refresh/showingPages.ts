import type { StaticPage } from '@/mesh/queries/pages';
import type { SiteContext } from '@/views/context';
import { listMentions } from './mentions';
import { type Page, toPage } from '@/sites/page';
import type { FindShowing } from './showing';

const toStaticPage = ({ slug }: StaticPage): Page => toPage('staticPage', { page: slug });

/** The page, and whatever stands for it on a site that has another of its kind. */
export const findSamePages =
  (all: readonly SiteContext[]): FindShowing =>
  ({ context }, key) => {
    const kinds = new Set(
      all.flatMap(({ pages }) => pages.filter((it) => it.key === key).map(({ kind }) => kind)),
    );
    return context.pages
      .filter((it) => it.key === key || (it.kind !== undefined && kinds.has(it.kind)))
      .map(toStaticPage);
  };

/** Beside itself and what links to it. That a footer names it is seen by the frame. */
export const findStaticPages: FindShowing = ({ context }, key) => [
  ...context.pages.filter((it) => it.key === key).map(toStaticPage),
  ...listMentions(context, 'page'),
  ...(context.pages.some((it) => it.key === key) ? [toPage('searchIndex')] : []),
];
