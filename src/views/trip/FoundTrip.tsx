import { useState } from 'react';
import type { TripState } from '@/commerce/trips/model/tripState';
import { Comments } from './Comments';
import styles from './FoundTrip.module.css';
import { History } from './History';
import { JoinForm } from './JoinForm';
import { Organise } from './Organise';
import { OwnAnswer } from './OwnAnswer';
import { OwnLink } from './OwnLink';
import { People } from './People';
import { ShareTrip } from './ShareTrip';
import { TripHero } from './TripHero';
import { TripItems } from './TripItems';
import { TripTimeline } from './TripTimeline';
import type { TripPageProps } from './tripPage';
import type { TripActions } from './useTrip';
import { useStatus } from './useStatus';

interface FoundTripProps extends TripPageProps {
  readonly trip: TripState;
  readonly actions: TripActions;
  readonly token: string | null;
}

/** A trip: what is proposed, what it costs, what this visitor is asked to do, and who comes along. */
export const FoundTrip = ({ trip, actions, token, ...page }: FoundTripProps) => {
  const { status, tell } = useStatus();
  /** The link of a guest who has just joined. */
  const [joined, setJoined] = useState<string | null>(null);
  const isOrganiser = trip.scope === 'edit';
  const isGuest = trip.you !== null;
  const parts = { trip, actions, tell };
  const own = joined ?? (isGuest ? token : null);
  return (
    <>
      <TripHero trip={trip} heading={page.heading} />
      <div className={styles.page}>
        {/* Only what this visitor does is announced. */}
        <p role="status" className={status.isProblem ? styles.problem : styles.status}>
          {status.text}
        </p>
        <div className={styles.columns}>
          <div className={styles.main}>
            {trip.scope === 'guest' && !isGuest && <JoinForm {...parts} onJoined={setJoined} />}
            {isGuest && <OwnAnswer {...parts} />}
            <TripItems {...parts} />
            <TripTimeline {...parts} />
            {isGuest && <Comments {...parts} />}
          </div>
          <div className={styles.side}>
            {isOrganiser && <ShareTrip {...parts} page={page.page} />}
            {isGuest && <People {...parts} page={page.page} />}
            {isOrganiser && <Organise {...parts} shopGroupId={page.brand.id} page={page.page} />}
            {isOrganiser && trip.events.length > 0 && <History trip={trip} />}
            {own !== null && <OwnLink token={own} page={page.page} />}
          </div>
        </div>
      </div>
    </>
  );
};
