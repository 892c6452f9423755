import { addDays } from '@/lib/days';

/**
 * When a customer pays the deposit. The shop takes no payment online: a visitor sends a request, and the deposit is due
 * after the booking is confirmed. Texts about payment have one version per mode, so a further mode is added here and
 * in the translation files.
 */
export const paymentMode = 'afterConfirmation';

/** How many days before the first activity the balance is due. */
export const balanceDueDays = 14;

/** `atOnce`: together with the deposit. */
export type BalanceDue = 'later' | 'atOnce';

/**
 * Returns when the balance of a plan is due. If the regular day has passed or is today, it is due at once.
 *
 * @param days the days of the activities, `YYYY-MM-DD`
 * @param today the current day in the city
 */
export const getBalanceDue = (days: readonly string[], today: string): BalanceDue => {
  const regular = days.map((day) => addDays(day, -balanceDueDays));
  return regular.some((day) => day <= today) ? 'atOnce' : 'later';
};
