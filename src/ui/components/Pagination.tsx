import { readingControls } from '@/ui/controls/controlGroups';

/** Links to the pages of a list; renders nothing for a single page. */
export const Pagination = readingControls.get('Pagination');
