import type { Place } from '@/lib/geo/mercator';

/** Whether a place is inside a ring: a ray from it crosses the ring an odd number of times. */
export const contains = (ring: readonly Place[], { latitude, longitude }: Place): boolean =>
  ring.reduce((isIn, to, index) => {
    const from = ring.at(index - 1) ?? to;
    if (from.latitude > latitude === to.latitude > latitude) return isIn;
    const part = (latitude - from.latitude) / (to.latitude - from.latitude);
    return longitude < from.longitude + part * (to.longitude - from.longitude) ? !isIn : isIn;
  }, false);
