import type { BlogPosting } from 'schema-dts';
import type { Post } from '@/catalog/mesh/queries/posts';
import { buildPath } from '@/config/sites/paths';
import type { DescribedPage } from '../seoMetadata/describedPage';
import { brandId } from '../seoMetadata/organizationJsonLd';

export const toPosting = (
  { context: { site }, origin, url, image }: DescribedPage,
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
  // The page about the team describes the authors.
  author: { '@type': 'Person', name: author.name, url: origin + buildPath(site, 'about') },
  publisher: { '@id': brandId(origin) },
});
