import type { Site } from '@/config/sites/site';
import type { Article, Mesh } from '../mesh';
import { pageKinds } from '../nodes/article';
import { type Drafts, listArticles } from './articles';
import { createLegalNotice } from './legalNotice';
import { rememberPerMesh } from './perMesh';

/** A page that an editor wrote, or the legal notice that is made from the record of the company. */
export type StaticPage =
  Article<'pages'> | (Omit<Article<'pages'>, 'kind'> & { readonly kind: 'legal-notice' });

/** The legal notice, pages of a kind in the order of `pageKinds`, and the others by title. */
const orderOf = ({ kind }: StaticPage) => {
  if (kind === 'legal-notice') return -1;
  return kind ? pageKinds.indexOf(kind) : pageKinds.length;
};

const byKind = (a: StaticPage, b: StaticPage) =>
  orderOf(a) - orderOf(b) || a.title.localeCompare(b.title, a.lang);

const remember = rememberPerMesh<readonly StaticPage[]>();

/**
 * The static pages that a site shows. A page of the content at the address of the legal notice replaces it. Memoized per
 * mesh.
 */
export const listPages = (
  mesh: Mesh,
  site: Site,
  drafts: Drafts = 'without drafts',
): readonly StaticPage[] =>
  remember(mesh, `${site.id} ${drafts}`, () => {
    const written: readonly StaticPage[] = listArticles(mesh, mesh.pages, site, drafts);
    const notice = createLegalNotice(mesh, site);
    const isReplaced = written.some(({ slug }) => slug === notice?.slug);
    return [...written, ...(notice && !isReplaced ? [notice] : [])].sort(byKind);
  });
