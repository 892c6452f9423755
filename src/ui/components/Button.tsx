import { planningControls } from '@/ui/controls/controlGroups';

/** A button. */
export const Button = planningControls.get('Button');
