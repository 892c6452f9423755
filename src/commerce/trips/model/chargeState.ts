import { balanceDueDays } from '@/commerce/pricing/payment';
import type { GuestCosts } from '@/commerce/pricing/split';
import { addDays } from '@/lib/days';

/** How a charge stands. Minor units; `balance + received = share`. */
export interface ChargeState {
  readonly share: number;
  readonly received: number;
  /** Negative if more was received than the share of now. */
  readonly balance: number;
  /** What is due now, 0 or more. */
  readonly dueNow: number;
  /** What is due later, until `dueDay`, 0 or more. */
  readonly dueLater: number;
  readonly toGiveBack: number;
  /** `YYYY-MM-DD`; `null` if nothing is planned. */
  readonly dueDay: string | null;
  /** Whether the due day is over and something is missing. */
  readonly isLate: boolean;
}

/**
 * The last day for the whole share: as the shop wants its balance, 14 days before the first activity. A charge that was
 * opened later is due on the day on which it was opened, so that nobody is late before he was asked.
 *
 * @param days the days of the planned activities, `YYYY-MM-DD`
 * @param openedOn `YYYY-MM-DD`
 */
export const toDueDay = (days: readonly string[], openedOn: string): string | null => {
  const [first] = [...days].sort();
  if (first === undefined) return null;
  const regular = addDays(first, -balanceDueDays);
  return regular > openedOn ? regular : openedOn;
};

/**
 * How a charge stands today. The deposit is due at once and has no day of its own, so nobody is late with it.
 *
 * @param costs the share of the guest; `undefined` if he has left, and owes nothing
 * @param received minor units, see `sumEntries`
 * @param today in the city, `YYYY-MM-DD`
 */
export const toChargeState = (
  costs: Pick<GuestCosts, 'total' | 'deposit'> | undefined,
  received: number,
  dueDay: string | null,
  today: string,
): ChargeState => {
  const share = costs?.total ?? 0;
  const balance = share - received;
  const missing = Math.max(balance, 0);
  const isDue = dueDay !== null && today >= dueDay;
  const dueNow = isDue ? missing : Math.min(missing, Math.max((costs?.deposit ?? 0) - received, 0));
  return {
    share,
    received,
    balance,
    dueNow,
    dueLater: missing - dueNow,
    toGiveBack: Math.max(-balance, 0),
    dueDay,
    isLate: dueDay !== null && today > dueDay && missing > 0,
  };
};
