import type { Block, Gap } from '@/commerce/timeline/listDays';
import { Icon } from '@/ui/components/Icon';
import { ClashList } from './ClashList';
import styles from './Timeline.module.css';
import type { TimelineParts } from './timelineParts';

/** Pixels of an hour, within limits that keep a day readable. */
const HOUR_PX = 34;
const LONGEST_PX = 150;

const toHeight = (minutes: number): number => Math.min(LONGEST_PX, (minutes / 60) * HOUR_PX);

interface GapRowProps extends TimelineParts {
  readonly gap: Gap;
}

/** The way from the place before, and the time that is left. */
const GapRow = ({ gap: { way, free }, text }: GapRowProps) => {
  const { t, toLength } = text;
  const words = [
    ...(way
      ? [way.minutes === 0 ? t('gap.here') : t(`gap.${way.mode}`, { time: toLength(way.minutes) })]
      : []),
    ...(free > 0 ? [t('gap.free', { time: toLength(free) })] : []),
  ];
  if (words.length === 0) return null;
  return (
    <p className={styles.gap} style={{ minHeight: toHeight(Math.max(0, free)) / 2 }}>
      <span>{words.join(' · ')}</span>
    </p>
  );
};

interface DayBlockProps extends TimelineParts {
  readonly block: Block;
}

/** An activity on its day, as high as it is long. */
export const DayBlock = ({ block, ...parts }: DayBlockProps) => {
  const { slot, gap, clashes, isInClash, isTentative, endsLater } = block;
  const { text, nameOf } = parts;
  const { t, toClock, toLength } = text;
  const { id, times } = slot.activity;
  const look = `${styles.block} ${isInClash ? styles.blockClash : ''} ${isTentative ? styles.blockOpen : ''}`;
  return (
    <li className={styles.row}>
      {gap && <GapRow gap={gap} {...parts} />}
      <div className={styles.line}>
        <p className={styles.clock}>
          {toClock(slot.start)}
          {slot.end !== null && <span className={styles.end}> – {toClock(slot.end)}</span>}
        </p>
        <div className={look} style={{ minHeight: toHeight(times.durationMinutes ?? 0) }}>
          <h4 className={styles.name}>{nameOf(id)}</h4>
          <p className={styles.facts}>
            {times.durationMinutes !== null && (
              <span>
                <Icon name="clock" size={16} /> {toLength(times.durationMinutes)}
                {endsLater && `, ${t('block.later')}`}
              </span>
            )}
            {times.begins && (
              <span>
                <Icon name="pin" size={16} /> {times.begins.name}
              </span>
            )}
          </p>
          {isTentative && <p className={styles.possible}>{t('block.possible')}</p>}
          <ClashList clashes={clashes} {...parts} />
        </div>
      </div>
    </li>
  );
};
