import { planningControls } from '@/ui/controls/controlGroups';

/** A button that opens a calendar, in which unavailable days are disabled. */
export const DateField = planningControls.get('DateField', ['today', 'first']);
