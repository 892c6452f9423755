import { useId, useState } from 'react';
import { Button } from '@/ui/components/Button';
import { useTranslation } from 'next-i18next/pages';
import { EmailForm } from './EmailForm';
import styles from './FoundTrip.module.css';
import type { TripParts } from './tripParts';
import { useFocusNext } from './useFocusNext';

interface RecoveryAddressProps extends TripParts {
  /** Gives the focus on if this part disappears with it. */
  readonly onSaved?: () => void;
}

/** Where the organiser leaves an address for a lost link. Nobody can read it afterwards, only replace or forget it. */
export const RecoveryAddress = ({ trip, actions, tell, onSaved }: RecoveryAddressProps) => {
  const { t } = useTranslation('trip');
  const id = useId();
  const focusNext = useFocusNext();
  const [isChanging, setIsChanging] = useState(false);
  const set = (email: string | null) =>
    tell(actions.change({ kind: 'recovery', email }), t('status.saved')).then((isDone) => {
      if (!isDone) return false;
      setIsChanging(false);
      onSaved?.();
      focusNext(`${id}-${email === null ? 'heading' : 'change'}`);
      return true;
    });
  const isKept = trip.hasRecovery === true;
  return (
    <div className={styles.part}>
      <h3 id={`${id}-heading`} tabIndex={-1} className={styles.subheading}>
        {t('recovery.heading')}
      </h3>
      {isKept && !isChanging ? (
        <>
          <p>{t('recovery.kept')}</p>
          <div className={styles.buttons}>
            <Button
              id={`${id}-change`}
              look="quiet"
              onClick={() => {
                setIsChanging(true);
                focusNext(`${id}-email`);
              }}
            >
              {t('recovery.change')}
            </Button>
            <Button look="quiet" onClick={() => void set(null)}>
              {t('recovery.forget')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={styles.small}>{t('recovery.text')}</p>
          <EmailForm
            id={`${id}-email`}
            submit={t('recovery.save')}
            isSending={actions.isSending}
            onSend={set}
          />
        </>
      )}
    </div>
  );
};
