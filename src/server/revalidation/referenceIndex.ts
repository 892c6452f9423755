import type { Article, Mesh } from '@/catalog/mesh/mesh';
import type { LinkTarget, ProseNode } from '@/catalog/mesh/prose/prose';
import { walkProse } from '@/catalog/mesh/prose/walkProse';
import { rememberPerMesh } from '@/catalog/mesh/queries/perMesh';
import type { SiteContext } from '@/views/context';
import { type Page, toPage } from '@/config/sites/page';

/** An entity that a text can mention. */
export type ContentReference =
  | `${'city' | 'product' | 'post' | 'picture'}:${string}`
  /** Any static page, because a link to a missing page leads to another page of its kind. */
  | 'page';

const ofTarget = (target: LinkTarget): readonly ContentReference[] => {
  switch (target.to) {
    case 'city':
      return [`city:${target.city}`];
    case 'activity':
      return [`city:${target.city}`, `product:${target.product}`];
    case 'post':
      return [`post:${target.key}`];
    case 'page':
      return ['page'];
    default:
      return [];
  }
};

const ofNode = (node: ProseNode): readonly ContentReference[] => {
  if (typeof node === 'string') return [];
  if (node.kind === 'figure') return [`picture:${node.path}`];
  return 'target' in node ? ofTarget(node.target) : [];
};

type Named = Pick<Article<'posts'>, 'key' | 'lang'> & { readonly collection: 'posts' | 'pages' };

const add = (
  index: Map<ContentReference, Named[]>,
  named: Named,
  mentions: readonly ContentReference[],
): void => {
  for (const mention of new Set(mentions)) {
    index.set(mention, [...(index.get(mention) ?? []), named]);
  }
};

const createIndex = ({ posts, pages }: Mesh): ReadonlyMap<ContentReference, readonly Named[]> => {
  const index = new Map<ContentReference, Named[]>();
  for (const { key, lang, read, cities, activities } of posts) {
    add(index, { key, lang, collection: 'posts' }, [
      ...walkProse(read().prose).flatMap(ofNode),
      ...cities.map((city): ContentReference => `city:${city}`),
      ...activities.flatMap(({ city, product }) => ofTarget({ to: 'activity', city, product })),
    ]);
  }
  for (const { key, lang, read } of pages) {
    add(index, { key, lang, collection: 'pages' }, walkProse(read().prose).flatMap(ofNode));
  }
  return index;
};

const remember = rememberPerMesh<ReturnType<typeof createIndex>>();

/** Lists posts and static pages of a site that mention an entity in the text or in the metadata. */
export const listContentReferences = (
  context: SiteContext,
  mention: ContentReference,
): readonly Page[] => {
  const { mesh, site, posts, pages } = context;
  const named = remember(mesh, 'mentions', () => createIndex(mesh)).get(mention) ?? [];
  return named
    .filter(({ lang }) => lang === site.lang)
    .flatMap(({ key, collection }): Page[] => {
      if (collection === 'posts') {
        const post = posts.find((it) => it.key === key);
        const { categoryTexts, slug = '' } = post ?? {};
        return categoryTexts
          ? [toPage('blogPost', { category: categoryTexts.slug, post: slug })]
          : [];
      }
      const page = pages.find((it) => it.key === key);
      return page ? [toPage('staticPage', { page: page.slug })] : [];
    });
};
