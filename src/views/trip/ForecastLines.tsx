import { type CostChange, forecastSteps, type TripStep } from '@/commerce/trips/model/forecast';
import { OPEN_PLACE } from '@/commerce/trips/model/share';
import { useTranslation } from 'next-i18next/pages';
import styles from './WhoPays.module.css';
import { findGuest, type TripParts } from './tripParts';
import { useGuestName } from './useGuestName';
import { useSplit } from './useSplit';

interface ForecastLinesProps extends Pick<TripParts, 'trip'> {
  readonly steps: readonly TripStep[];
  /** A guest about whom nothing is said, because the heading is about him. */
  readonly leaving?: string | undefined;
}

const isOpenPlace = ({ id }: CostChange) => id.startsWith(`${OPEN_PLACE}-`);

/** What the trip costs then, who pays how much more or less, and which rules change. */
export const ForecastLines = ({ trip, steps, leaving }: ForecastLinesProps) => {
  const { t } = useTranslation('costs');
  const nameOf = useGuestName();
  const { format, nameOfItem } = useSplit(trip);
  const { before, after, changes, rules } = forecastSteps(trip, steps);
  const hasCosts = trip.pricing.items.length > 0;
  const say = ({ before: old, after: next }: CostChange, name: string) =>
    t(next > old ? 'forecast.more' : 'forecast.less', {
      name,
      amount: format(Math.abs(next - old)),
      after: format(next),
    });
  // Places are alike: one of them stands for those that stay open.
  const openPlace = changes.find((it) => isOpenPlace(it) && it.before > 0 && it.after > 0);
  const lines = [
    ...changes
      .filter((it) => !isOpenPlace(it) && it.id !== leaving)
      .map((it) => say(it, nameOf(findGuest(trip, it.id)))),
    ...(openPlace ? [say(openPlace, t('forecast.open'))] : []),
  ];
  return (
    <>
      {hasCosts && before.ok && after.ok && (
        <p>
          {t('forecast.total', {
            before: format(before.value.price.total * 100),
            after: format(after.value.price.total * 100),
          })}
        </p>
      )}
      {before.ok && !after.ok && <p>{t('forecast.problem')}</p>}
      {lines.length > 0 ? (
        <ul className={styles.changes}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        hasCosts && after.ok && <p>{t('forecast.same')}</p>
      )}
      {rules.map((rule) => (
        <p key={`${rule.kind} ${rule.item}`}>
          {rule.kind === 'belowMinimum'
            ? t('forecast.belowMinimum', {
                activity: nameOfItem(rule.item),
                people: rule.people,
              })
            : t(`forecast.${rule.kind}`, { activity: nameOfItem(rule.item) })}
        </p>
      ))}
    </>
  );
};
