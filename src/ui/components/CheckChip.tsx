import { planningControls } from '@/ui/controls/controlGroups';

/** A filter that is on or off. */
export const CheckChip = planningControls.get('CheckChip');
