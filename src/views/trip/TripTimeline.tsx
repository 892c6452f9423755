import { useMemo } from 'react';
import { todayIn } from '@/lib/days';
import { Timeline } from '../timeline/Timeline';
import type { TripParts } from './tripParts';

/** The plan of a trip by day and hour. The organiser moves activities, everybody else reads. */
export const TripTimeline = ({ trip, actions, tell }: TripParts) => {
  const { items, arrival, departure, city } = trip;
  const weekend = useMemo(
    () => ({
      activities: items.flatMap(({ id, day, dateChoice, time, state, times }) =>
        state === 'planned' && times !== null ? [{ id, day, dateChoice, time, times }] : [],
      ),
      stay: { arrival, departure },
      timeZone: city.timeZone,
      today: todayIn(city.timeZone),
    }),
    [items, arrival, departure, city.timeZone],
  );
  if (weekend.activities.length === 0) return null;
  return (
    <Timeline
      weekend={weekend}
      city={city.name}
      nameOf={(id) => items.find((item) => item.id === id)?.name ?? ''}
      onMove={
        trip.scope === 'edit'
          ? (starts, done) =>
              void tell(
                actions.send({
                  kind: 'setStarts',
                  starts: starts.map(({ id, day, time }) => ({ item: id, day, time })),
                }),
                done,
              )
          : undefined
      }
    />
  );
};
