/** The town behind the market: hazy church, dark gables, the first lit windows. */
import { pitchedGable, steppedGable } from '../../building';
import { dusk, mix, night, rose } from '../../palettes';
import { randomFrom, times } from '../../random';
import { box, poly } from '../../shapes';
import type { Point } from '../../svg';

export const far = mix(dusk, rose, 0.42);

export const town = mix(dusk, night, 0.25);

export const church =
  box(668, 200, 72, 380) +
  poly([660, 204], [704, 66], [748, 204]) +
  box(740, 360, 130, 220) +
  poly([734, 364], [790, 290], [876, 364]);

export const gables = [
  steppedGable(40, 560, 150, 200, 90),
  pitchedGable(186, 560, 120, 240, 90),
  steppedGable(300, 560, 160, 170, 100),
  pitchedGable(1290, 560, 140, 180, 110),
  steppedGable(1424, 560, 190, 220, 100),
].join('');

export const panes = ((): readonly Point[] => {
  const random = randomFrom(5);
  return times(
    16,
    (index) =>
      [
        Math.round((index < 9 ? 60 : 1310) + random(0, index < 9 ? 380 : 270)),
        Math.round(random(400, 480)),
      ] as const,
  );
})();
