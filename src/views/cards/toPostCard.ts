import type { PostCardProps } from '@/ui/components/postCardProps';
import { formatDay, formatDuration } from '@/lib/formatTime';
import type { Post } from '@/catalog/mesh/queries/posts';
import { buildPath } from '@/config/sites/paths';
import type { Site } from '@/config/sites/site';

const wordsPerMinute = 200;

/** Returns the reading time in minutes, rounded up. */
export const readingTime = (words: number): number =>
  Math.max(1, Math.ceil(words / wordsPerMinute));

export const buildPostPath = (site: Site, { categoryTexts, slug }: Post): string =>
  buildPath(site, 'blogPost', { category: categoryTexts.slug, post: slug });

export const toPostCard = (site: Site, post: Post): PostCardProps => ({
  id: post.key,
  title: post.title,
  summary: post.summary,
  href: buildPostPath(site, post),
  picture: post.cover,
  category: post.categoryTexts.name,
  day: post.date,
  date: formatDay(post.date, site.formatLocale),
  duration: formatDuration(readingTime(post.read().words), site.formatLocale),
});
