import { type HourRange, listHours, type TimelineDay } from '@/commerce/timeline/listDays';
import styles from './Timeline.module.css';
import type { TimelineParts } from './timelineParts';

/** Hours between two labels. */
const STEP = 3;

interface HourScaleProps extends TimelineParts {
  readonly day: TimelineDay;
  readonly hours: HourRange;
}

const percent = (share: number): string => `${(Math.min(1, Math.max(0, share)) * 100).toFixed(2)}%`;

/** A day at a glance. Hidden from screen readers, since the list below it says the same. */
export const HourScale = ({ day: { day, blocks }, hours, weekend, text }: HourScaleProps) => {
  const all = listHours(day, hours, 1, weekend);
  const [from = 0] = all;
  const to = all.at(-1) ?? from;
  const shareOf = (moment: number) => (moment - from) / (to - from);
  return (
    <div className={styles.scale} aria-hidden="true">
      <div className={styles.track}>
        {blocks.map(({ slot, isInClash, isTentative }) => (
          <span
            key={slot.activity.id}
            className={`${styles.bar} ${isInClash ? styles.barClash : ''} ${isTentative ? styles.barOpen : ''}`}
            style={{
              left: percent(shareOf(slot.start)),
              width: percent(shareOf(slot.end ?? slot.start) - shareOf(slot.start)),
            }}
          />
        ))}
      </div>
      <div className={styles.hours}>
        {listHours(day, hours, STEP, weekend).map((moment) => (
          <span key={moment} style={{ left: percent(shareOf(moment)) }}>
            {text.toClock(moment)}
          </span>
        ))}
      </div>
    </div>
  );
};
