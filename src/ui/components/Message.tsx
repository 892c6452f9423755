import { planningControls } from '@/ui/controls/controlGroups';

/** Tells the visitor what they must do, or that nothing is left to do, before they continue. */
export const Message = planningControls.get('Message');
