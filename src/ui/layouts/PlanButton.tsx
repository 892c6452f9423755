import { planningControls } from '@/ui/controls/controlGroups';

/** Number of planned activities and their total; opens the flyout. */
export const PlanButton = planningControls.get('PlanButton');
