import { formControls } from '@/ui/controls/controlGroups';

/** A select of a form. */
export const FormSelect = formControls.get('FormSelect');
