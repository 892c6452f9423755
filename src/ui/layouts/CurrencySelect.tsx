import { planningControls } from '@/ui/controls/controlGroups';

/** Selects the currency of all prices. The choice is stored in the browser. */
export const CurrencySelect = planningControls.get('CurrencySelect');
