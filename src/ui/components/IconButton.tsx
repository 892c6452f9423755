import { planningControls } from '@/ui/controls/controlGroups';

/** A button that shows only an icon. */
export const IconButton = planningControls.get('IconButton');
