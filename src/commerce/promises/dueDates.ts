import { balanceDueDays, getBalanceDue } from '@/commerce/pricing/payment';
import { addDays } from '@/lib/days';
import { freeChanges } from './cancellation';

export interface DueDate {
  /** `numbers`: the last day on which the number of people can be changed free of charge, whatever is booked. */
  readonly kind: 'deposit' | 'numbers' | 'balance';
  /**
   * `YYYY-MM-DD`; `null` without a day of its own: the deposit is due after the confirmation, and so is a balance whose day
   * has passed. Numbers without a day cannot be changed freely any more.
   */
  readonly day: string | null;
}

const hoursPerDay = 24;

const freeDays =
  freeChanges.unit === 'days' ? freeChanges.count : Math.ceil(freeChanges.count / hoursPerDay);

/**
 * When deposit, balance and final numbers of a plan are due, the earliest first. No day is in the past.
 *
 * @param days the days of the activities, `YYYY-MM-DD`
 * @param today on which it would be booked
 * @returns nothing for a plan without activities
 */
export const listDueDates = (days: readonly string[], today: string): readonly DueDate[] => {
  const [first] = [...days].sort();
  if (first === undefined) return [];
  const numbers = addDays(first, -freeDays);
  const isLater = getBalanceDue(days, today) === 'later';
  return [
    { kind: 'deposit', day: null },
    { kind: 'numbers', day: numbers >= today ? numbers : null },
    { kind: 'balance', day: isLater ? addDays(first, -balanceDueDays) : null },
  ];
};
