import type { CurrencyCode } from '@/commerce/pricing/currencies';
import type { ChargeState } from './chargeState';

/** What the holder of a `pay` link gets: one charge, and of the trip its city and days. Amounts are minor units. */
export interface Payment {
  readonly payer: string;
  readonly reference: string;
  /** How to pay, as the organiser has written it; empty if he has written nothing. */
  readonly payTo: string;
  readonly currency: CurrencyCode;
  readonly received: number;
  /** `null` if the costs cannot be split at the moment. */
  readonly due: Pick<ChargeState, 'share' | 'dueNow' | 'dueLater' | 'dueDay' | 'toGiveBack'> | null;
  readonly city: string;
  /** `YYYY-MM-DD` */
  readonly firstDay: string;
  readonly lastDay: string;
}
