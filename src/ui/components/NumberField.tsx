import { planningControls } from '@/ui/controls/controlGroups';

/** A number field with two step buttons. */
export const NumberField = planningControls.get('NumberField');
