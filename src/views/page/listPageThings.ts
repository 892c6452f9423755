import type { Thing, WebPage } from 'schema-dts';
import type { StaticPage } from '@/catalog/mesh/queries/pages';
import { listQuestions } from '@/seo/things';
import type { DescribedPage } from '../seoMetadata/describedPage';
import { brandId, toBrandThing } from '../seoMetadata/organizationJsonLd';
import { listAsked } from './listAsked';

const toWebPage = (
  { context: { site }, origin, url }: DescribedPage,
  page: StaticPage,
): WebPage => ({
  '@type': 'WebPage',
  '@id': url,
  name: page.title,
  description: page.summary,
  url,
  inLanguage: site.lang,
  dateModified: page.updated,
  publisher: { '@id': brandId(origin) },
});

export const listPageThings = (at: DescribedPage, page: StaticPage): readonly Thing[] => [
  toWebPage(at, page),
  toBrandThing(at),
  ...(page.kind === 'faq' ? listQuestions(listAsked(page.read().prose), at.url) : []),
];
