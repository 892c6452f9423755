import type { Post } from '@/mesh/queries/posts';

/** As many as stand side by side. */
const most = 3;

const countShared = (post: Post, other: Post) =>
  (post.category.key === other.category.key ? 1 : 0) +
  post.cities.filter((city) => other.cities.includes(city)).length;

/**
 * What else there is to read: posts of the same category or about the same cities first, the more they share the
 * earlier, then the newest.
 *
 * @param posts the newest first
 */
export const pickRelated = (posts: readonly Post[], post: Post): readonly Post[] =>
  posts
    .filter(({ key }) => key !== post.key)
    // Sorting keeps the order of what is alike, so the newest stays first.
    .sort((a, b) => countShared(post, b) - countShared(post, a))
    .slice(0, most);
