/** Percent of the total that is due with the booking (spec section 9). */
export const defaultDeposit = 30;

/** Percent added to the subtotal; `null` where prices include it (spec section 9). */
export const defaultTax: number | null = null;
