import type { Thing, WebPage } from 'schema-dts';
import type { StaticPage } from '@/mesh/queries/pages';
import { listQuestions } from '@/seo/things';
import type { FoundPage } from '../found/found';
import { brandId, toBrandThing } from '../found/house';
import { listAsked } from './listAsked';

const toWebPage = ({ context: { site }, origin, url }: FoundPage, page: StaticPage): WebPage => ({
  '@type': 'WebPage',
  '@id': url,
  name: page.title,
  description: page.summary,
  url,
  inLanguage: site.lang,
  dateModified: page.updated,
  publisher: { '@id': brandId(origin) },
});

export const listPageThings = (at: FoundPage, page: StaticPage): readonly Thing[] => [
  toWebPage(at, page),
  toBrandThing(at),
  ...(page.kind === 'faq' ? listQuestions(listAsked(page.read().prose), at.url) : []),
];
