import type { Post } from '@/catalog/mesh/queries/posts';

/** Number of cards in one row. */
const most = 3;

const countShared = (post: Post, other: Post) =>
  (post.category.key === other.category.key ? 1 : 0) +
  post.cities.filter((city) => other.cities.includes(city)).length;

/**
 * Picks related posts: those that share the category and the most cities come first, then the newest.
 *
 * @param posts newest first
 */
export const pickRelated = (posts: readonly Post[], post: Post): readonly Post[] =>
  posts
    .filter(({ key }) => key !== post.key)
    // The sort is stable, so equal posts stay newest first.
    .sort((a, b) => countShared(post, b) - countShared(post, a))
    .slice(0, most);
