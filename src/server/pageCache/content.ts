import type { ContentState } from '@troupe/page-cache';
import { contentInUseFrom, dateOfContent } from '@/platform/process/contentInUse';
import {
  announceNews,
  contentNewsFrom,
  demandContentFrom,
} from '@/platform/process/requiredContent';

/** What the page cache knows of the shop's content. */
export const content: ContentState = {
  demandFrom: demandContentFrom,
  newsFrom: contentNewsFrom,
  setNewsFrom: announceNews,
  inUseFrom: contentInUseFrom,
  dateOf: dateOfContent,
};
