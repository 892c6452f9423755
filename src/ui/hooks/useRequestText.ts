import { formatDay } from '@/lib/formatTime';
import { useMoney } from './useMoney';
import { useTranslation } from './useTranslation';

interface Request {
  readonly activity: string;
  readonly city: string;
  /** `YYYY-MM-DD`; `null` before the browser has determined the day. */
  readonly day: string | null;
  readonly people: number;
}

/** @returns a function that puts an activity, its day and the group into words. Needs the namespace `plan`. */
export const useRequestText = () => {
  const { t } = useTranslation('plan');
  const { locale } = useMoney();
  return ({ activity, city, day, people }: Request): string =>
    [
      `${activity}, ${city}`,
      ...(day === null
        ? []
        : [`${t('item.date')}: ${formatDay(day, locale)}`, `${t('item.people')}: ${people}`]),
      '',
    ].join('\n');
};
