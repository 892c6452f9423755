import fc from 'fast-check';
import type { Place } from '@/lib/geo/mercator';
import { clipLine, clipRing } from './clip';
import { contains } from './contains';

const box = { west: -10, south: 40, east: 20, north: 60 };

const anyPlace: fc.Arbitrary<Place> = fc.record({
  latitude: fc.integer({ min: 30, max: 70 }),
  longitude: fc.integer({ min: -30, max: 40 }),
});
const anyLine = fc.array(anyPlace, { minLength: 3, maxLength: 12 });

const isIn = ({ latitude, longitude }: Place) =>
  latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east;

it('nothing of a ring is left outside', () => {
  fc.assert(fc.property(anyLine, (ring) => expect(clipRing(ring, box).every(isIn)).toBe(true)));
});

it('a ring that is inside stays as it is', () => {
  const anyInside = fc.array(
    fc.record({
      latitude: fc.integer({ min: box.south, max: box.north }),
      longitude: fc.integer({ min: box.west, max: box.east }),
    }),
  );
  fc.assert(fc.property(anyInside, (ring) => expect(clipRing(ring, box)).toEqual(ring)));
});

it('what was inside a ring still is, and nothing else', () => {
  // Not at whole degrees, where the edges of rings run.
  const anySpot = fc.record({
    latitude: fc.integer({ min: 40, max: 59 }).map((it) => it + 0.4137),
    longitude: fc.integer({ min: -10, max: 19 }).map((it) => it + 0.5861),
  });
  fc.assert(
    fc.property(anyLine, anySpot, (ring, spot) => {
      expect(contains(clipRing(ring, box), spot)).toBe(contains(ring, spot));
    }),
  );
});

it('of a line all that is inside is left, in its order, and nothing else', () => {
  fc.assert(
    fc.property(anyLine, (line) => {
      const parts = clipLine(line, box);
      expect(parts.every((part) => part.length > 1 && part.every(isIn))).toBe(true);
      const left = new Set(parts.flat());
      const lost = line.filter((place) => isIn(place) && !left.has(place));
      // A single point is not a line.
      for (const place of lost) {
        const at = line.indexOf(place);
        const neighbours = [line[at - 1], line[at + 1]].filter((it) => it !== undefined);
        expect(neighbours.some(isIn)).toBe(false);
      }
    }),
  );
});
