import type { DateChoice } from '@/commerce/cart/cart';
import { formatShortDay } from '@/lib/formatTime';
import { useMoney } from './useMoney';
import { useTranslation } from 'next-i18next/pages';

/**
 * Formats the day of an item. The text says whether the visitor has chosen it. Needs the namespace `plan`.
 */
export const useDayText = () => {
  const { t } = useTranslation('plan');
  const { locale } = useMoney();
  return (day: string, choice: DateChoice = 'chosen'): string => {
    const text = formatShortDay(day, locale);
    return choice === 'chosen' ? text : t(`day.${choice}`, { day: text });
  };
};
