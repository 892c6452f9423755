import type { Payment } from '@/commerce/trips/model/payment';

export interface PaymentProps {
  readonly outcome: 'found' | 'unknown' | 'busy' | 'failed';
  /** The charge of the link. */
  readonly payment: Payment | null;
}
