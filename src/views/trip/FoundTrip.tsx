import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { TripState } from '@/commerce/trips/model/tripState';
import { loadWithTheme } from '@/ui/controls/loadWithTheme';
import { Comments } from './Comments';
import styles from './FoundTrip.module.css';
import { FeedLink } from './FeedLink';
import { History } from './History';
import { JoinForm } from './JoinForm';
import { Organise } from './Organise';
import { OwnAnswer } from './OwnAnswer';
import { OwnLink } from './OwnLink';
import { PaperPart } from './PaperPart';
import { People } from './People';
import { ShareTrip } from './ShareTrip';
import { SurpriseSection } from './surprise/SurpriseSection';
import { TripCosts } from './TripCosts';
import { TripDueDates } from './TripDueDates';
import { TripHero } from './TripHero';
import { TripItems } from './TripItems';
import { TripNav } from './TripNav';
import { TripTimeline } from './TripTimeline';
import { WhoPays } from './WhoPays';
import type { TripPageProps } from './tripPage';
import { TripStatus } from './TripStatus';
import { useConflict } from './useConflict';
import type { TripActions } from './useTrip';
import { useAskFirst } from './useAskFirst';
import { useStatus } from './useStatus';

/** Loaded when the organiser removes something. */
const ForecastPanel = dynamic(
  () => loadWithTheme(() => import('./ForecastPanel')).then((module) => module.ForecastPanel),
  { ssr: false },
);

interface FoundTripProps extends TripPageProps {
  readonly trip: TripState;
  readonly actions: TripActions;
  readonly token: string | null;
}

/** A trip: what is proposed, what it costs, what this visitor is asked to do, and who comes along. */
export const FoundTrip = ({ trip, actions: direct, token, ...page }: FoundTripProps) => {
  const { status, tell, say } = useStatus();
  const conflict = useConflict(direct);
  const { question, actions } = useAskFirst(trip, conflict.actions);
  /** The link of a guest who has just joined. */
  const [joined, setJoined] = useState<string | null>(null);
  const isOrganiser = trip.scope === 'edit';
  const isGuest = trip.you !== null;
  const parts = { trip, actions, tell };
  const own = joined ?? (isGuest ? token : null);
  const share = isOrganiser && <ShareTrip {...parts} page={page.page} />;
  // Nothing happens before somebody is invited.
  const isAlone = trip.guestCount <= 1;
  return (
    <>
      <TripHero trip={trip} heading={page.heading} />
      <div className={styles.page}>
        <TripStatus
          {...parts}
          actions={conflict.actions}
          status={status}
          say={say}
          conflict={conflict}
        />
        {isGuest && <TripNav trip={trip} />}
        <div className={styles.columns}>
          <div className={styles.main}>
            {trip.scope === 'guest' && !isGuest && <JoinForm {...parts} onJoined={setJoined} />}
            {isAlone && share}
            {isGuest && <OwnAnswer {...parts} />}
            <TripItems {...parts} />
            <div id="trip-timeline" tabIndex={-1} className={styles.target}>
              <TripTimeline {...parts} />
            </div>
            <TripCosts trip={trip} />
            {isGuest && <WhoPays {...parts} pay={page.pay} />}
            {isGuest && <TripDueDates trip={trip} />}
            {isOrganiser && <SurpriseSection {...parts} page={page.page} brand={page.brand} />}
            {isGuest && <Comments {...parts} />}
          </div>
          <div className={styles.side}>
            {isGuest && <People {...parts} page={page.page} />}
            {!isAlone && share}
            {isOrganiser && (
              <Organise
                {...parts}
                shopGroupId={page.brand.id}
                page={page.page}
                pay={page.pay}
                isAsked={own !== null}
              />
            )}
            {isGuest && trip.events.length > 0 && <History {...parts} />}
            {own !== null && <OwnLink {...parts} token={own} page={page.page} />}
            {isGuest && <FeedLink {...parts} />}
            <PaperPart
              trip={trip}
              actions={actions}
              brand={page.brand}
              page={page.page}
              emergencyPhone={page.emergencyPhone}
            />
          </div>
        </div>
      </div>
      {question && <ForecastPanel trip={trip} question={question} />}
    </>
  );
};
