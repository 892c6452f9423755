import type { PlanTerms } from './pricePlan';

/** While nobody says otherwise: prices include tax, and 30 % of the total is due with the booking (spec section 9). */
export const defaultTerms: PlanTerms = { tax: null, deposit: 30 };
