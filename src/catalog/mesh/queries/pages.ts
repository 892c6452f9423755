import type { Site } from '@/config/sites/site';
import type { Article, Mesh } from '../mesh';
import { pageKinds } from '../nodes/article';
import { type Drafts, listArticles } from './articles';
import { rememberPerMesh } from './perMesh';

export type StaticPage = Article<'pages'>;

const orderOf = ({ kind }: StaticPage) => (kind ? pageKinds.indexOf(kind) : pageKinds.length);

/** Pages with a `kind` first, in the order of `pageKinds`; the others by title. */
const byKind = (a: StaticPage, b: StaticPage) =>
  orderOf(a) - orderOf(b) || a.title.localeCompare(b.title, a.lang);

const remember = rememberPerMesh<readonly StaticPage[]>();

/** The static pages that a site shows. Memoized per mesh. */
export const listPages = (
  mesh: Mesh,
  site: Site,
  drafts: Drafts = 'without drafts',
): readonly StaticPage[] =>
  remember(mesh, `${site.id} ${drafts}`, () =>
    [...listArticles(mesh, mesh.pages, site, drafts)].sort(byKind),
  );
