import type { Place } from './weekend';

/** Estimates of the ways between places. The reader is told these assumptions. */
export const wayAssumptions = {
  /** Of a group, in km/h. */
  walkingSpeed: 4.5,
  /** In a city, in km/h. */
  drivingSpeed: 25,
  /** Longer than the straight line by this factor. */
  detour: 1.3,
  /** A longer walk is driven, in minutes. */
  longestWalk: 30,
  /** For calling, waiting, getting in and out, in minutes. */
  drivingExtra: 10,
} as const;

export interface Way {
  readonly mode: 'walk' | 'drive';
  /** Rounded up to 5. */
  readonly minutes: number;
  /** Along streets. */
  readonly kilometres: number;
}

const EARTH_RADIUS_KM = 6371;

/** Places that are nearer are one place. */
const SAME_PLACE_KM = 0.05;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The distance in a straight line, by the haversine formula. */
const toKilometres = (from: Place, to: Place): number => {
  const height = toRadians(to.latitude - from.latitude);
  const width = toRadians(to.longitude - from.longitude);
  const chord =
    Math.sin(height / 2) ** 2 +
    Math.cos(toRadians(from.latitude)) *
      Math.cos(toRadians(to.latitude)) *
      Math.sin(width / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, chord)));
};

const roundUp = (minutes: number): number => Math.ceil(minutes / 5) * 5;

/**
 * Estimates the way between two places.
 *
 * @returns `undefined` if one of them is unknown
 */
export const estimateWay = (from: Place | null, to: Place | null): Way | undefined => {
  if (!from || !to) return undefined;
  const straight = toKilometres(from, to);
  if (straight < SAME_PLACE_KM) return { mode: 'walk', minutes: 0, kilometres: 0 };
  const { walkingSpeed, drivingSpeed, detour, longestWalk, drivingExtra } = wayAssumptions;
  const kilometres = straight * detour;
  const walk = roundUp((kilometres / walkingSpeed) * 60);
  return walk <= longestWalk
    ? { mode: 'walk', minutes: walk, kilometres }
    : {
        mode: 'drive',
        minutes: roundUp((kilometres / drivingSpeed) * 60 + drivingExtra),
        kilometres,
      };
};
