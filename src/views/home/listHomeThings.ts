import type { Thing } from 'schema-dts';
import { listQuestions } from '@/seo/things';
import type { FoundPage } from '../found/found';
import { toSiteThing } from '../found/house';
import { toCityList } from '../found/lists';

export const listHomeThings = (page: FoundPage): readonly Thing[] => [
  toSiteThing(page),
  toCityList(page),
  ...listQuestions(page.context.groupTexts.faq, page.url),
];
