import { readingControls } from '@/ui/controls/controlGroups';

/** Ways to share a page. None of them informs a third party. */
export const ShareLinks = readingControls.get('ShareLinks');
