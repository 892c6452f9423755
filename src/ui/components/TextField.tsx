import { formControls } from '@/ui/controls/controlGroups';

/** A text field of a form. */
export const TextField = formControls.get('TextField');
