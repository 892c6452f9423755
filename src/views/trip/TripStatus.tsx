import { useRef } from 'react';
import { Button } from '@/ui/components/Button';
import { useTranslation } from 'next-i18next/pages';
import { ConflictChoice } from './ConflictChoice';
import styles from './FoundTrip.module.css';
import type { TripParts } from './tripParts';
import type { useConflict } from './useConflict';
import type { useStatus } from './useStatus';

interface TripStatusProps extends TripParts, Pick<ReturnType<typeof useStatus>, 'status' | 'say'> {
  readonly conflict: ReturnType<typeof useConflict>;
}

/** What the last press has led to, and how to take it back. It stays in view. */
export const TripStatus = ({ trip, actions, tell, status, say, conflict }: TripStatusProps) => {
  const { t } = useTranslation('trip');
  const bar = useRef<HTMLDivElement>(null);
  const { undoable } = status;
  const undo = (revision: number) => {
    // The button goes with the message.
    bar.current?.focus({ preventScroll: true });
    const sent = actions.send({ kind: 'undo', revision });
    void tell(sent, t('undo.done'), { conflict: t('undo.conflict') });
  };
  const keep = () => {
    conflict.close();
    say(t('conflict.kept'));
  };
  const use = (command: Parameters<typeof actions.send>[0]) => {
    conflict.close();
    void tell(actions.send(command), t('conflict.used'));
  };
  const chosen = conflict.conflict;
  return (
    <div ref={bar} tabIndex={-1} className={styles.bar}>
      {/* Only what this visitor does is announced. */}
      <p role="status" className={status.isProblem ? styles.problem : styles.status}>
        {/* The choice says it itself. */}
        {!chosen && status.text}
      </p>
      {undoable !== null && (
        <Button look="quiet" onClick={() => undo(undoable)}>
          {t('undo.submit')}
        </Button>
      )}
      {chosen && (
        <ConflictChoice
          trip={trip}
          conflict={chosen}
          onKeep={keep}
          onUse={() => use(chosen.command)}
        />
      )}
    </div>
  );
};
