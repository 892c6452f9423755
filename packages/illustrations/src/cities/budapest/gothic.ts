/** The parts of the Parliament: Gothic wings with pinnacles, end pavilions, spires. */
import { archWindows, lancetWindows, turned } from '../../building';
import { fadeTo, spray } from '../../grain';
import { brick, mix, orange, sun } from '../../palettes';
import { repeat, times } from '../../random';
import { box, poly } from '../../shapes';
import { line, paint } from '../../svg';
import { lit, roof } from './inks';

/** The waterline. */
export const quay = 622;

export const roofShade = fadeTo('up', 'budapest-roof-shade', roof.dark, 0.85);
export const wallShade = fadeTo('up', 'budapest-wall-shade', mix(sun, orange, 0.8), 0.7);
/** Windows. */
export const dusky = mix(brick, orange, 0.2);

export const spire = (x: number, base: number, height: number, half: number): string =>
  turned(
    x,
    base,
    [
      [half, 0],
      [half, height * 0.62],
      [half * 1.25, height * 0.62],
      [half * 1.1, height * 0.66],
      [half * 0.25, height * 0.9],
      [0, height],
    ],
    lit,
  );

export const pinnacles = (from: number, to: number, base: number, rise: number): string => {
  const count = Math.round((to - from) / 21);
  return paint(
    lit.light,
    repeat(count + 1, (index) => {
      const x = from + ((to - from) * index) / count;
      return poly(
        [x - 3.5, base + 8],
        [x - 3.5, base - rise * 0.4],
        [x, base - rise],
        [x + 3.5, base - rise * 0.4],
        [x + 3.5, base + 8],
      );
    }),
  );
};

export const wing = (x: number, width: number): string => {
  const top = quay - 92;
  const body = box(x, top, width, 92);
  const slates = poly([x, top], [x + 8, top - 34], [x + width - 8, top - 34], [x + width, top]);
  return [
    paint(roof.light, slates),
    spray(roofShade.fill, slates),
    paint(lit.dark, body),
    spray(wallShade.fill, body),
    paint(
      dusky,
      archWindows({
        x: x + 9,
        y: top + 14,
        columns: Math.floor((width - 8) / 21),
        rows: 1,
        stepX: 21,
        stepY: 1,
        width: 10,
        height: 26,
      }) +
        archWindows({
          x: x + 9,
          y: top + 48,
          columns: Math.floor((width - 8) / 21),
          rows: 1,
          stepX: 21,
          stepY: 1,
          width: 12,
          height: 34,
        }),
    ),
    line(
      lit.light,
      2.4,
      times(
        Math.floor(width / 21) + 1,
        (index) => `M${x + 4 + index * 21} ${top}V${quay - 6}`,
      ).join(''),
    ),
    paint(lit.light, box(x, top - 2, width, 5) + box(x, top + 42, width, 3)),
    pinnacles(x + 4, x + width - 4, top, 26),
  ].join('');
};

/** A pavilion at the end of a wing, with a steep roof between corner towers. */
export const pavilion = (cx: number, half: number): string => {
  const top = quay - 122;
  return [
    paint(
      roof.light,
      poly(
        [cx - half, top],
        [cx - half + 14, top - 56],
        [cx + half - 14, top - 56],
        [cx + half, top],
      ),
    ),
    spray(
      roofShade.fill,
      poly(
        [cx - half, top],
        [cx - half + 14, top - 56],
        [cx + half - 14, top - 56],
        [cx + half, top],
      ),
    ),
    paint(lit.dark, box(cx - half, top, half * 2, 122)),
    paint(
      dusky,
      lancetWindows({
        x: cx - half + 14,
        y: top + 16,
        columns: 3,
        rows: 2,
        stepX: (half * 2 - 24) / 3,
        stepY: 50,
        width: 11,
        height: 38,
      }),
    ),
    pinnacles(cx - half + 8, cx + half - 8, top, 24),
    spire(cx - half, quay, 206, 10),
    spire(cx + half, quay, 206, 10),
  ].join('');
};
