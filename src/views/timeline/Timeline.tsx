import { useId, useMemo, useRef, useState } from 'react';
import { checkWeekend } from '@/commerce/timeline/checkWeekend';
import type { Clash } from '@/commerce/timeline/clash';
import { findHours, listDays } from '@/commerce/timeline/listDays';
import type { Start, Weekend } from '@/commerce/timeline/weekend';
import { SelectField } from '@/ui/components/SelectField';
import { ArrangePanel } from './ArrangePanel';
import { ClashList } from './ClashList';
import { DayBlock } from './DayBlock';
import { HourScale } from './HourScale';
import styles from './Timeline.module.css';
import { useTimelineText } from './useTimelineText';

interface TimelineProps {
  readonly weekend: Omit<Weekend, 'youngest'>;
  /** Name of the city. */
  readonly city: string;
  readonly nameOf: (id: number) => string;
  readonly onMove?: ((starts: readonly Start[], done: string) => void) | undefined;
}

const isChoice = ({ kind }: Clash): boolean => kind === 'dayOpen' || kind === 'timeOpen';

/** The ages that make a difference: those below an age limit, and one at which nothing is forbidden. */
const listAges = ({ activities }: Pick<Weekend, 'activities'>): readonly string[] => {
  const limits = activities.flatMap(({ times }) => times.minAge ?? []);
  return [...new Set(limits.flatMap((age) => [age - 1, age]))].sort((a, b) => a - b).map(String);
};

/** A plan by day and hour: what is when and where, what clashes, and how that goes away. */
export const Timeline = ({ weekend: plan, city, nameOf, onMove }: TimelineProps) => {
  const id = useId();
  const [age, setAge] = useState<string>();
  const weekend = useMemo(
    () => ({ ...plan, youngest: age === undefined ? null : Number(age) }),
    [plan, age],
  );
  const checked = useMemo(() => checkWeekend(weekend), [weekend]);
  const text = useTimelineText(weekend, nameOf);
  const { t } = text;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone with its clash.
  const onLeave = () => heading.current?.focus({ preventScroll: true });
  const move =
    onMove &&
    ((starts: readonly Start[], done: string) => {
      onMove(starts, done);
      onLeave();
    });
  const parts = { weekend, text, nameOf, onMove: move };
  const days = listDays(checked, weekend);
  const hours = findHours(days, weekend);
  const open = checked.clashes.filter(isChoice).length;
  const hard = checked.clashes.length - open;
  const ages = listAges(weekend);
  return (
    <section className={styles.timeline} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className={styles.heading}>
        {t('heading')}
      </h2>
      <p className={styles.summary}>
        <strong className={hard > 0 ? styles.wrong : styles.right}>
          {hard > 0 ? t('clashes', { count: hard }) : open === 0 && t('fits')}
        </strong>{' '}
        {open > 0 && <span>{t('open', { count: open })}</span>}
      </p>
      <div className={styles.tools}>
        {onMove && <ArrangePanel {...parts} onLeave={onLeave} />}
        {ages.length > 0 && (
          <div className={styles.age}>
            <SelectField
              label={t('youngest.label')}
              any={t('youngest.any')}
              value={age}
              options={ages.map((value) => ({
                value,
                label: t('youngest.years', { count: Number(value) }),
              }))}
              onChange={setAge}
            />
          </div>
        )}
      </div>
      {days.map((day) => (
        <section key={day.day} className={styles.day} aria-labelledby={`${id}-${day.day}`}>
          <h3 id={`${id}-${day.day}`} className={styles.dayName}>
            {text.toDay(day.day, 'long')}
          </h3>
          {day.blocks.length === 0 ? (
            <p className={styles.empty}>{t('day.empty')}</p>
          ) : (
            <>
              <HourScale day={day} hours={hours} {...parts} />
              <ol className={styles.blocks}>
                {day.blocks.map((block) => (
                  <DayBlock key={block.slot.activity.id} block={block} {...parts} />
                ))}
              </ol>
            </>
          )}
        </section>
      ))}
      {checked.openDay.length > 0 && (
        <section className={styles.day} aria-labelledby={`${id}-open`}>
          <h3 id={`${id}-open`} className={styles.dayName}>
            {t('openDays')}
          </h3>
          <ul className={styles.blocks}>
            {checked.openDay.map((activity) => (
              <li key={activity.id} className={`${styles.block} ${styles.blockOpen}`}>
                <h4 className={styles.name}>{nameOf(activity.id)}</h4>
                <ClashList
                  clashes={checked.clashes.filter((clash) => clash.id === activity.id)}
                  {...parts}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.small}>
        {t('zone', { city })} {text.toAssumptions()}
      </p>
    </section>
  );
};
