import type { Thing } from 'schema-dts';
import { listQuestions } from '@/seo/things';
import type { DescribedPage } from '../seoMetadata/describedPage';
import { toSiteThing } from '../seoMetadata/organizationJsonLd';
import { toCityList } from '../seoMetadata/lists';

export const listHomeThings = (page: DescribedPage): readonly Thing[] => [
  toSiteThing(page),
  toCityList(page),
  ...listQuestions(page.context.groupTexts.faq, page.url),
];
