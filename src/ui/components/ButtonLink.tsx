import { planningControls } from '@/ui/controls/controlGroups';

/** A link that looks like a button. External URLs open without the router. */
export const ButtonLink = planningControls.get('ButtonLink', ['href']);
