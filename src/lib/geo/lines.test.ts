import fc from 'fast-check';
import { packLine, unpackLine } from './lines';

const anyLine = fc.array(
  fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  }),
);

it('a line is unpacked as it was packed, to half a hundredth of a degree', () => {
  fc.assert(
    fc.property(anyLine, (line) => {
      const unpacked = unpackLine(packLine(line));
      expect(unpacked.length).toBeLessThanOrEqual(line.length);
      for (const { latitude, longitude } of line) {
        const near = unpacked.some(
          (it) =>
            Math.abs(it.latitude - latitude) < 0.0051 &&
            Math.abs(it.longitude - longitude) < 0.0051,
        );
        expect(near).toBe(true);
      }
    }),
  );
});

it('rounding does not add up along a line', () => {
  fc.assert(
    fc.property(anyLine, (line) => {
      const last = line.at(-1);
      const end = unpackLine(packLine(line)).at(-1);
      if (!last || !end) return;
      expect(Math.abs(end.longitude - last.longitude)).toBeLessThan(0.0051);
    }),
  );
});

it('no point follows itself', () => {
  fc.assert(
    fc.property(anyLine, (line) => {
      const twice = unpackLine(packLine(line.flatMap((place) => [place, place])));
      expect(twice).toEqual(unpackLine(packLine(line)));
    }),
  );
});
