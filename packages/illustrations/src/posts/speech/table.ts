/** The objects on the long table, and their shadows towards the viewer. */
import { cream, dusk, ember, flame, mix, moss, night, rose, sun } from '../../palettes';
import { oval } from '../../shapes';
import { line, paint } from '../../svg';
import { bottle, candle, thrown, wineGlass } from './glassware';
import { rim, wine } from './inks';

/** The objects along the table, from far to near. */
export const objects = [
  candle(640, 700, 0.55, cream),
  wineGlass(590, 720, 0.56, ember, rim),
  bottle(842, 716, 0.62, mix(moss, night, 0.4), cream),
  wineGlass(910, 730, 0.6, mix(ember, wine, 0.3), rim),
  candle(1010, 760, 0.8, cream),
  wineGlass(470, 780, 0.84, mix(sun, flame, 0.4), rim),
  bottle(610, 830, 1.05, mix(moss, night, 0.35), mix(cream, rose, 0.3)),
  wineGlass(1180, 800, 0.96, ember, rim),
  candle(300, 850, 1.25, mix(cream, rose, 0.2)),
  wineGlass(748, 880, 1.2, mix(sun, flame, 0.5), cream),
].join('');

export const shadows = paint(
  mix(dusk, ember, 0.2),
  thrown(640, 700, 7, 70, -16) +
    thrown(590, 720, 15, 90, -26) +
    thrown(842, 716, 20, 130, 26) +
    thrown(910, 730, 16, 100, 40) +
    thrown(1010, 760, 10, 120, 64) +
    thrown(470, 780, 24, 140, -90) +
    thrown(610, 830, 36, 150, -50) +
    thrown(1180, 800, 26, 150, 140) +
    thrown(300, 850, 15, 110, -120) +
    thrown(748, 880, 32, 80, 4),
  0.5,
);

export const plates = [
  [520, 700, 60],
  [760, 760, 88],
  [1060, 850, 130],
  [400, 880, 140],
]
  .map(
    ([x = 0, y = 0, half = 0]) =>
      paint(mix(cream, rose, 0.45), oval(x, y, half, half * 0.2)) +
      line(mix(cream, sun, 0.4), 3, oval(x, y - 2, half * 0.72, half * 0.13)),
  )
  .join('');
