import fc from 'fast-check';
import { dotsAcross, dotsDown, europe, fromDots, toDots } from './europe';
import { toMercator, toPlace } from './mercator';

const anyPlace = fc.record({
  latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

it('has the middle of the earth in its middle, and its corners at 85 degrees', () => {
  expect(toMercator({ latitude: 0, longitude: 0 })).toEqual({ x: 0.5, y: 0.5 });
  const corner = toMercator({ latitude: 85.0511, longitude: -180 });
  expect(corner.x).toBe(0);
  expect(corner.y).toBeCloseTo(0, 5);
});

it('leads there and back', () => {
  fc.assert(
    fc.property(anyPlace, (place) => {
      const back = toPlace(toMercator(place));
      expect(back.latitude).toBeCloseTo(place.latitude, 8);
      expect(back.longitude).toBeCloseTo(place.longitude, 8);
    }),
  );
});

it('has north above south and west left of east', () => {
  fc.assert(
    fc.property(anyPlace, anyPlace, (one, other) => {
      fc.pre(one.latitude > other.latitude && one.longitude < other.longitude);
      expect(toMercator(one).y).toBeLessThanOrEqual(toMercator(other).y);
      expect(toMercator(one).x).toBeLessThanOrEqual(toMercator(other).x);
    }),
  );
});

it('all of Europe is between the first dot and the last', () => {
  const first = toDots(toMercator({ latitude: europe.north, longitude: europe.west }));
  const last = toDots(toMercator({ latitude: europe.south, longitude: europe.east }));
  expect([first.x, first.y]).toEqual([0, 0]);
  expect(last.x).toBeCloseTo(dotsAcross);
  expect(Math.floor(last.y)).toBe(dotsDown);
  const there = fromDots({ x: 12, y: 34 });
  expect(toDots(there).x).toBeCloseTo(12);
  expect(toDots(there).y).toBeCloseTo(34);
});
