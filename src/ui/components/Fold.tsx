import { readingControls } from '@/ui/controls/controlGroups';

/** A part that is closed until a visitor opens it. */
export const Fold = readingControls.get('Fold');
