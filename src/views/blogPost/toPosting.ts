import type { BlogPosting } from 'schema-dts';
import type { Post } from '@/mesh/queries/posts';
import { buildPath } from '@/sites/paths';
import type { FoundPage } from '../found/found';
import { brandId } from '../found/house';

export const toPosting = (
  { context: { site }, origin, url, image }: FoundPage,
  { title, summary, date, updated, author, categoryTexts, read }: Post,
): BlogPosting => ({
  '@type': 'BlogPosting',
  '@id': `${url}#post`,
  headline: title,
  description: summary,
  url,
  mainEntityOfPage: url,
  image,
  datePublished: date,
  dateModified: updated ?? date,
  inLanguage: site.lang,
  articleSection: categoryTexts.name,
  wordCount: read().words,
  // Who writes is told of with everybody else.
  author: { '@type': 'Person', name: author.name, url: origin + buildPath(site, 'about') },
  publisher: { '@id': brandId(origin) },
});
