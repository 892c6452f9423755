import type { Article, Mesh } from '@/mesh/mesh';
import type { LinkTarget, ProseNode } from '@/mesh/prose/prose';
import { walkProse } from '@/mesh/prose/walkProse';
import { rememberPerMesh } from '@/mesh/queries/perMesh';
import type { SiteContext } from '@/views/context';
import { type Page, toPage } from '@/sites/page';

/** What a text can name. */
export type Mention =
  | `${'city' | 'product' | 'post' | 'picture'}:${string}`
  /** Any static page: where the one that is named is missing, a link leads to another of its kind. */
  | 'page';

const ofTarget = (target: LinkTarget): readonly Mention[] => {
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

const ofNode = (node: ProseNode): readonly Mention[] => {
  if (typeof node === 'string') return [];
  if (node.kind === 'figure') return [`picture:${node.path}`];
  return 'target' in node ? ofTarget(node.target) : [];
};

type Named = Pick<Article<'posts'>, 'key' | 'lang'> & { readonly collection: 'posts' | 'pages' };

const add = (index: Map<Mention, Named[]>, named: Named, mentions: readonly Mention[]): void => {
  for (const mention of new Set(mentions)) {
    index.set(mention, [...(index.get(mention) ?? []), named]);
  }
};

const createIndex = ({ posts, pages }: Mesh): ReadonlyMap<Mention, readonly Named[]> => {
  const index = new Map<Mention, Named[]>();
  for (const { key, lang, read, cities, activities } of posts) {
    add(index, { key, lang, collection: 'posts' }, [
      ...walkProse(read().prose).flatMap(ofNode),
      ...cities.map((city): Mention => `city:${city}`),
      ...activities.flatMap(({ city, product }) => ofTarget({ to: 'activity', city, product })),
    ]);
  }
  for (const { key, lang, read } of pages) {
    add(index, { key, lang, collection: 'pages' }, walkProse(read().prose).flatMap(ofNode));
  }
  return index;
};

const remember = rememberPerMesh<ReturnType<typeof createIndex>>();

/** Posts and static pages of a site that name a thing: in the text, or among what they are about. */
export const listMentions = (context: SiteContext, mention: Mention): readonly Page[] => {
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
