import type { Site } from '@/config/sites/site';
import type { TextsOf } from '../collections';
import type { Article, BlogCategory, Mesh, Person } from '../mesh';
import { type Drafts, listArticles } from './articles';
import { rememberPerMesh } from './perMesh';

type CategoryTexts = TextsOf<'blog-categories'>;

/** A post with its references resolved, as a site shows it. */
export interface Post extends Omit<Article<'posts'>, 'category' | 'author'> {
  readonly category: BlogCategory;
  readonly categoryTexts: CategoryTexts;
  readonly author: Person;
}

export interface ListedCategory {
  readonly category: BlogCategory;
  readonly texts: CategoryTexts;
  /** The number of its posts. */
  readonly count: number;
}

const link = (mesh: Mesh, article: Article<'posts'>): Post[] => {
  const category = mesh.blogCategories.get(article.category);
  const categoryTexts = category?.texts[article.lang];
  const author = mesh.people.get(article.author);
  return category && categoryTexts && author
    ? [{ ...article, category, categoryTexts, author }]
    : [];
};

/** The newest first. Posts of one day are sorted by key, so that all servers list them in the same order. */
const byDate = (a: Post, b: Post) =>
  a.date === b.date ? (a.key < b.key ? -1 : 1) : a.date > b.date ? -1 : 1;

const remember = rememberPerMesh<readonly Post[]>();

/** The posts that a site shows, the newest first. Memoized per mesh. */
export const listPosts = (
  mesh: Mesh,
  site: Site,
  drafts: Drafts = 'without drafts',
): readonly Post[] =>
  remember(mesh, `${site.id} ${drafts}`, () =>
    listArticles(mesh, mesh.posts, site, drafts)
      .flatMap((article) => link(mesh, article))
      .sort(byDate),
  );

export const getPost = (
  posts: readonly Post[],
  categorySlug: string,
  postSlug: string,
): Post | undefined =>
  posts.find(({ slug, categoryTexts }) => slug === postSlug && categoryTexts.slug === categorySlug);

/** The categories of the given posts, in the order of their ids. */
export const listCategories = (posts: readonly Post[]): readonly ListedCategory[] => {
  const categories = new Map<string, ListedCategory>();
  for (const { category, categoryTexts: texts } of posts) {
    const count = (categories.get(category.key)?.count ?? 0) + 1;
    categories.set(category.key, { category, texts, count });
  }
  return [...categories.values()].sort((a, b) => a.category.id - b.category.id);
};
