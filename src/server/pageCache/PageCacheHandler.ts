import { createCacheHandler } from '@troupe/page-cache';
import { getPageMaker } from './getPageCache';

/** Next's cache handler. */
export const PageCacheHandler = createCacheHandler(getPageMaker);
