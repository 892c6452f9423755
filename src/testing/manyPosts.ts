import type { RawArticle } from '@/catalog/sources/files/readMarkdown';
import { dataOf, put } from './editContent';
import { type Content, createSmallContent } from './smallContent';

/**
 * The small content with more English posts in its one category, each newer than the one before.
 *
 * @param count at most 28
 */
export const createManyPosts = (count: number): Content => {
  const small = createSmallContent();
  const post = dataOf(small, 'posts/en/packing-list.md') as RawArticle;
  const facts = post.frontMatter as object;
  return Array.from({ length: count }, (_, index) => index + 1).reduce<Content>(
    (content, number) =>
      put(content, `posts/en/extra-${number}.md`, {
        ...post,
        frontMatter: {
          ...facts,
          title: `Extra post ${number}`,
          slug: `extra-${number}`,
          date: `2026-07-${String(number).padStart(2, '0')}`,
        },
      }),
    small,
  );
};
