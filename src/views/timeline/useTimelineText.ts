import type { Clash, NoWayOut } from '@/commerce/timeline/clash';
import { wayAssumptions } from '@/commerce/timeline/ways';
import type { Start, Weekend } from '@/commerce/timeline/weekend';
import { formatDuration } from '@/lib/formatTime';
import { memoize } from '@/lib/memoize';
import { toMoment } from '@/lib/zonedTime';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';

const clockFormat = memoize(
  (locale: string, timeZone: string) =>
    new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone }),
);

/** Without the year, which a stay does not need to be told. */
const dayFormat = memoize(
  (locale: string, weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, { weekday, day: 'numeric', month: weekday, timeZone: 'UTC' }),
);

const speedFormat = memoize(
  (locale: string) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: 'kilometer-per-hour',
      unitDisplay: 'short',
    }),
);

/** The words of a timeline, with days and times as the site writes them. Needs the namespace `timeline`. */
export const useTimelineText = (weekend: Weekend, nameOf: (id: number) => string) => {
  const { t } = useTranslation('timeline');
  const { locale } = useMoney();
  const { timeZone, activities } = weekend;

  /** @param moment ms since 1970 */
  const toClock = (moment: number): string => clockFormat(locale, timeZone).format(moment);
  // The hours of a rule are of no particular day: on this one no clock is changed.
  const toHour = (time: string): string => toClock(toMoment('2027-01-15', time, timeZone));
  /** @param day `YYYY-MM-DD` */
  const toDay = (day: string, weekday: 'short' | 'long'): string =>
    dayFormat(locale, weekday).format(new Date(`${day}T00:00:00Z`));
  const toLength = (minutes: number): string =>
    formatDuration(minutes, locale) ||
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'short' }).format(
      0,
    );
  const ageFor = (id: number) => activities.find((it) => it.id === id)?.times.minAge ?? '';

  const toStart = ({ id, day, time }: Start) => ({
    activity: nameOf(id),
    day: toDay(day, 'short'),
    time: toClock(toMoment(day, time, timeZone)),
  });

  const toReason = (reason: NoWayOut, id: number): string => {
    switch (reason) {
      case 'tooYoung':
        return t('reason.tooYoung', { age: ageFor(id) });
      case 'outOfSeason':
      case 'closed':
      case 'closedHours':
      case 'noTimes':
        return t(`reason.${reason}`);
      default:
        return t('reason.noRoom');
    }
  };

  const toClash = ({ kind, id, other, way, hours }: Clash): string => {
    const named = other === null ? '' : nameOf(other);
    switch (kind) {
      case 'tooYoung':
        return t('clash.tooYoung', { age: ageFor(id) });
      case 'closedHours':
        return t('clash.closedHours', {
          from: toHour(hours?.from ?? '00:00'),
          to: toHour(hours?.to ?? '00:00'),
        });
      case 'overlap':
        return t('clash.overlap', { other: named });
      case 'tooClose':
        return t('clash.tooClose', {
          other: named,
          needed: toLength(way?.needed ?? 0),
          left: toLength(way?.left ?? 0),
        });
      default:
        return t(`clash.${kind}`);
    }
  };

  const toAssumptions = (): string => {
    const { longestWalk, walkingSpeed, drivingSpeed, drivingExtra, detour } = wayAssumptions;
    const speed = speedFormat(locale);
    return t('assumptions', {
      longest: toLength(longestWalk),
      walking: speed.format(walkingSpeed),
      driving: speed.format(drivingSpeed),
      extra: toLength(drivingExtra),
      detour: new Intl.NumberFormat(locale).format(detour),
    });
  };

  return { t, toClock, toDay, toLength, toStart, toReason, toClash, toAssumptions };
};

export type TimelineText = ReturnType<typeof useTimelineText>;
