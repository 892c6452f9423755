import { useState } from 'react';
import { type Arrangement, arrange } from '@/commerce/timeline/arrange';
import type { Weekend } from '@/commerce/timeline/weekend';
import { Button } from '@/ui/components/Button';
import { Icon } from '@/ui/components/Icon';
import styles from './Timeline.module.css';
import type { TimelineParts } from './timelineParts';

interface ProposalProps extends TimelineParts {
  readonly arrangement: Arrangement;
  readonly onClose: () => void;
}

/** What would change, before it does. */
const Proposal = ({ arrangement, text, nameOf, onMove, onClose }: ProposalProps) => {
  const { t, toStart, toReason } = text;
  const { kind, starts, alone, together } = arrangement;
  return (
    <div className={styles.proposal}>
      {starts.length > 0 && (
        <>
          <p className={styles.proposalHeading}>{t('arrange.heading')}</p>
          <ul className={styles.starts}>
            {starts.map((start) => (
              <li key={start.id}>{t('arrange.start', toStart(start))}</li>
            ))}
          </ul>
        </>
      )}
      {kind === 'arranged' && starts.length === 0 && alone.length === 0 && (
        <p>{t('arrange.fits')}</p>
      )}
      {kind === 'together' && (
        <p>{t('arrange.together', { activities: together.map(nameOf).join(', ') })}</p>
      )}
      {kind === 'givenUp' && <p>{t('arrange.givenUp')}</p>}
      {alone.map(({ id, reason }) => (
        <p key={id}>{t('arrange.alone', { activity: nameOf(id), reason: toReason(reason, id) })}</p>
      ))}
      <p className={styles.choices}>
        {starts.length > 0 && (
          <Button
            onClick={() => {
              onMove?.(starts, t('arrange.applied'));
              onClose();
            }}
          >
            <Icon name="check" size={18} /> {t('arrange.apply')}
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          {t('arrange.cancel')}
        </Button>
      </p>
    </div>
  );
};

interface ArrangePanelProps extends TimelineParts {
  /** Called when the button that has the focus goes away. */
  readonly onLeave: () => void;
}

/** Arranges everything on a press, and applies it on a second one. */
export const ArrangePanel = ({ onLeave, ...parts }: ArrangePanelProps) => {
  const { weekend, text } = parts;
  const [shown, setShown] = useState<{ readonly of: Weekend; readonly arrangement: Arrangement }>();
  // A proposal for a plan that has changed since is none.
  const current = shown?.of === weekend ? shown : undefined;
  return (
    <div className={styles.arrange}>
      <Button onClick={() => setShown({ of: weekend, arrangement: arrange(weekend) })}>
        <Icon name="calendar" size={18} /> {text.t('arrange.button')}
      </Button>
      <div role="status">
        {current && (
          <Proposal
            {...parts}
            arrangement={current.arrangement}
            onClose={() => {
              setShown(undefined);
              onLeave();
            }}
          />
        )}
      </div>
    </div>
  );
};
