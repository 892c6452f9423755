import { checkoutControls } from '@/ui/controls/controlGroups';

/** Progress of a booking. */
export const CheckoutSteps = checkoutControls.get('Steps');
