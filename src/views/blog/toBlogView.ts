import { listCategories, type ListedCategory, type Post } from '@/catalog/mesh/queries/posts';
import { toPostCard } from '../cards/toPostCard';
import type { ViewContext } from '../context';
import { buildListPath, listPagePaths } from './listPaths';
import type { BlogView } from './pageProps';
import { takePage } from './takePage';

/** Posts of one category, or all posts. */
const postsIn = (posts: readonly Post[], category: ListedCategory | null) =>
  category === null ? posts : posts.filter((post) => post.category.key === category.category.key);

/**
 * Builds a page of a list of posts.
 *
 * @param category `null` for posts of all categories
 * @param number counted from 1
 * @returns `undefined` after the last page
 */
export const toBlogView = (
  { site, posts }: Pick<ViewContext, 'site' | 'posts'>,
  category: ListedCategory | null,
  number: number,
): BlogView | undefined => {
  const page = takePage(postsIn(posts, category), number);
  if (!page) return undefined;
  const slug = category?.texts.slug ?? null;
  return {
    category: category && { name: category.texts.name, intro: category.texts.intro },
    all: buildListPath(site, null),
    categories: listCategories(posts).map(({ texts, count }) => ({
      name: texts.name,
      href: buildListPath(site, texts.slug),
      count,
    })),
    posts: page.items.map((post) => toPostCard(site, post)),
    pages: { current: number, hrefs: listPagePaths(site, slug, page.last) },
  };
};
