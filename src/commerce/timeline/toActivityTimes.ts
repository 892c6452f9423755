import type { ActivityTimes, Hours, Place } from './weekend';

/** Facts of the catalogue: of an activity, of its offer in a city, and of the city. */
interface ProductFacts {
  readonly durationMinutes: number;
  readonly seasonMonths: readonly number[];
  readonly minAge: number;
  readonly setting: 'indoor' | 'outdoor' | 'both';
  readonly hours?: Hours | undefined;
  readonly visit?: { readonly ends: string } | undefined;
}

interface OfferFacts {
  readonly startTimes: readonly string[];
  readonly closedWeekdays: readonly number[];
  readonly meetingPoint: Place & { readonly address: string };
}

interface CityFacts {
  readonly coordinates: Omit<Place, 'name'>;
  readonly nightHours?: Hours | undefined;
}

const toPlace = ({ name, latitude, longitude }: Place): Place => ({ name, latitude, longitude });

/** Where the group is afterwards. "Elsewhere", a club or a hotel is no known place. */
const toEnd = (ends: string | undefined, begins: Place, city: CityFacts): Place | null => {
  if (ends === 'start' || ends === 'venue') return begins;
  return ends === 'centre' ? toPlace({ name: '', ...city.coordinates }) : null;
};

/** What the catalogue knows of when and where an activity takes place. Night hours are about what is outdoors. */
export const toActivityTimes = (
  product: ProductFacts,
  { startTimes, closedWeekdays, meetingPoint }: OfferFacts,
  city: CityFacts,
): ActivityTimes => {
  const { durationMinutes, seasonMonths, minAge, setting, hours, visit } = product;
  const begins = toPlace(meetingPoint);
  return {
    startTimes,
    closedWeekdays,
    seasonMonths,
    durationMinutes,
    minAge: minAge > 0 ? minAge : null,
    begins,
    ends: toEnd(visit?.ends, begins, city),
    closedHours: [
      ...(hours ? [{ from: hours.to, to: hours.from }] : []),
      ...(city.nightHours && setting === 'outdoor' ? [city.nightHours] : []),
    ],
  };
};
