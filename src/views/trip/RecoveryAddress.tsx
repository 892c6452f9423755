import { useState } from 'react';
import { Button } from '@/ui/components/Button';
import { useTranslation } from 'next-i18next/pages';
import { EmailForm } from './EmailForm';
import styles from './FoundTrip.module.css';
import type { TripParts } from './tripParts';

/** Where the organiser leaves an address for a lost link. Nobody can read it afterwards, only replace or forget it. */
export const RecoveryAddress = ({ trip, actions, tell }: TripParts) => {
  const { t } = useTranslation('trip');
  const [isChanging, setIsChanging] = useState(false);
  const set = (email: string | null) =>
    tell(actions.change({ kind: 'recovery', email }), t('status.saved')).then((isDone) => {
      if (isDone) setIsChanging(false);
      return isDone;
    });
  const isKept = trip.hasRecovery === true;
  return (
    <div className={styles.part}>
      <h3 className={styles.subheading}>{t('recovery.heading')}</h3>
      {isKept && !isChanging ? (
        <>
          <p>{t('recovery.kept')}</p>
          <div className={styles.buttons}>
            <Button look="quiet" onClick={() => setIsChanging(true)}>
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
          <EmailForm submit={t('recovery.save')} isSending={actions.isSending} onSend={set} />
        </>
      )}
    </div>
  );
};
