import { formatDay } from '@/lib/formatTime';
import { useMoney } from './useMoney';
import { useTranslation } from 'next-i18next/pages';

interface Request {
  readonly activity: string;
  readonly city: string;
  /** `YYYY-MM-DD`; `null` if the visitor has chosen none. */
  readonly day: string | null;
  /** `null` before the browser has read the visitor's choices. */
  readonly people: number | null;
}

/** @returns a function that puts an activity, its day and the group into words. Needs the namespace `plan`. */
export const useRequestText = () => {
  const { t } = useTranslation('plan');
  const { locale } = useMoney();
  return ({ activity, city, day, people }: Request): string =>
    [
      `${activity}, ${city}`,
      ...(day === null ? [] : [`${t('item.date')}: ${formatDay(day, locale)}`]),
      ...(people === null ? [] : [`${t('item.people')}: ${people}`]),
      '',
    ].join('\n');
};
