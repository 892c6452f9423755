import { readingControls } from '@/ui/controls/controlGroups';

/** Questions that open one by one, with or without JavaScript. */
export const Questions = readingControls.get('Questions');
