import type { TripState } from '@/commerce/trips/model/tripState';
import { type ProgrammeDay, toProgramme } from '../../paper/programme';

/** The planned activities of a trip by day and hour. */
export const toTripProgramme = ({ items, city }: TripState): readonly ProgrammeDay[] =>
  toProgramme(
    items
      .filter(({ state }) => state === 'planned')
      .map(({ times, ...item }) => ({
        ...item,
        startTimes: times?.startTimes ?? [],
        durationMinutes: times?.durationMinutes ?? null,
      })),
    city.timeZone,
  );
