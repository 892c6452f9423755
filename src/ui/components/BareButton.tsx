import { planningControls } from '@/ui/controls/controlGroups';

/** A button whose look is its own. */
export const BareButton = planningControls.get('BareButton');
