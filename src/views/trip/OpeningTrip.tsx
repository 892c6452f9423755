import { useEffect, useRef } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useTrips } from '@/ui/hooks/useTrips';
import { NoTrip } from './NoTrip';
import { openTrip } from './tripCalls';
import { toStartDay } from './toFirstDay';
import { TripLoading } from './TripLoading';
import type { TripPageProps } from './tripPage';

interface OpeningTripProps extends TripPageProps {
  readonly token: string;
  /** @param token of the visitor's own link; `null` for an invitation */
  readonly onOpened: (id: string, token: string | null) => void;
}

const once = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
};

/** Exchanges the token of a link for the cookie of its trip. */
export const OpeningTrip = ({ token, onOpened, ...page }: OpeningTripProps) => {
  const { remember } = useTrips();
  const { mutate: mutateAny } = useSWRConfig();
  const { data, error, isLoading, mutate } = useSWR(['open', token], () => openTrip(token), once);
  const isTold = useRef(false);
  useEffect(() => {
    if (!data || isTold.current) return;
    isTold.current = true;
    // What this tab was told before it had this cookie does not count.
    const forget = mutateAny([data.kind, data.state.id], undefined);
    if (data.kind === 'surprise') {
      // This browser remembers nothing of it: a list of trips names their cities.
      void forget.then(() => onOpened(data.state.id, null));
      return;
    }
    const { state, isOwn } = data;
    remember({ id: state.id, city: state.city.name, day: toStartDay(state) });
    void forget.then(() => onOpened(state.id, isOwn ? token : null));
  }, [data, token, remember, onOpened, mutateAny]);
  if (isLoading || data) return <TripLoading />;
  return error === undefined ? (
    <NoTrip words="unknown" {...page} />
  ) : (
    <NoTrip words="failure" onRetry={() => void mutate(undefined)} {...page} />
  );
};
