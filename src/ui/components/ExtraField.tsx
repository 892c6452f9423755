import { planningControls } from '@/ui/controls/controlGroups';

/** An extra of an activity and its quantity. */
export const ExtraField = planningControls.get('ExtraField');
