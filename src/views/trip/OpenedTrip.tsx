import { useEffect } from 'react';
import { FoundTrip } from './FoundTrip';
import { NoTrip } from './NoTrip';
import { TripLoading } from './TripLoading';
import type { TripPageProps } from './tripPage';
import { useTrip } from './useTrip';

interface OpenedTripProps extends TripPageProps {
  readonly id: string;
  /** Of the link that has just opened it; `null` later. */
  readonly token: string | null;
}

/** The trip of this browser's cookie. */
export const OpenedTrip = ({ id, token, ...page }: OpenedTripProps) => {
  const answer = useTrip(id);
  const { heading } = page;
  const isFound = answer.kind === 'found';
  useEffect(() => {
    if (isFound) heading.current?.focus({ preventScroll: true });
  }, [isFound, heading]);
  switch (answer.kind) {
    case 'found':
      return <FoundTrip trip={answer.state} actions={answer.actions} token={token} {...page} />;
    case 'loading':
      return <TripLoading />;
    case 'unknown':
    case 'deleted':
      return <NoTrip words={answer.kind} {...page} />;
    case 'failed':
      return <NoTrip words="failure" onRetry={answer.retry} {...page} />;
  }
};
