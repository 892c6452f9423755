import { readingControls } from '@/ui/controls/controlGroups';

/** A figure out of five as stars. */
export const Stars = readingControls.get('Stars');
