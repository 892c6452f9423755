export interface StepsProps {
  /** The current step, counted from 0 like the cart's `activeStep` (spec section 4). */
  readonly step: number;
}
