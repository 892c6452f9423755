import type { Clash } from '@/commerce/timeline/clash';
import { Button } from '@/ui/components/Button';
import { Icon } from '@/ui/components/Icon';
import hidden from '@/ui/components/hidden.module.css';
import styles from './Timeline.module.css';
import type { TimelineParts } from './timelineParts';

interface WayOutProps extends TimelineParts {
  readonly clash: Clash;
}

/** How a clash goes away: a button for those who may move something, else the words. */
const WayOut = ({ clash: { kind, id, wayOut }, text, onMove }: WayOutProps) => {
  const { t, toStart, toReason } = text;
  if (wayOut.kind === 'none') {
    return (
      <span className={styles.reason}>
        {t('noWayOut', { reason: toReason(wayOut.reason, id) })}
      </span>
    );
  }
  const start = toStart(wayOut.start);
  if (!onMove) return <span className={styles.reason}>{t('wayOut.read', start)}</span>;
  const isOwn = wayOut.start.id === id;
  const ownWords = kind === 'timeOpen' ? 'wayOut.choose' : 'wayOut.move';
  const words = isOwn ? ownWords : 'wayOut.moveNamed';
  return (
    <Button className={styles.wayOut} onClick={() => onMove([wayOut.start], t('moved', start))}>
      {t(words, start)}
      {isOwn && <span className={hidden.hidden}>, {start.activity}</span>}
    </Button>
  );
};

interface ClashListProps extends TimelineParts {
  readonly clashes: readonly Clash[];
}

/** Whether something has only not been chosen yet. */
const isOpen = ({ kind }: Clash): boolean => kind === 'timeOpen' || kind === 'dayOpen';

/** What stands against an activity, each with its way out. */
export const ClashList = ({ clashes, ...parts }: ClashListProps) => {
  // While nothing helps an activity, there is no time to choose for it.
  const isHopeless = clashes.some((clash) => clash.wayOut.kind === 'none' && !isOpen(clash));
  const shown = isHopeless ? clashes.filter((clash) => !isOpen(clash)) : clashes;
  if (shown.length === 0) return null;
  return (
    <ul className={styles.clashes}>
      {shown.map((clash) => (
        <li key={`${clash.kind} ${clash.other ?? ''}`}>
          <p className={styles.clash}>
            <Icon name={isOpen(clash) ? 'clock' : 'alert'} size={18} />
            <span>{parts.text.toClash(clash)}</span>
          </p>
          <WayOut clash={clash} {...parts} />
        </li>
      ))}
    </ul>
  );
};
