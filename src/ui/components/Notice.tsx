import { planningControls } from '@/ui/controls/controlGroups';

/** One sentence that a visitor should read before they continue. */
export const Notice = planningControls.get('Notice');
