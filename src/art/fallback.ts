/** A quiet scene for when a picture cannot be shown: hills, a lake, a low sun. */
import { fir, grass } from './nature';
import { cream, mix, moss, rose, sand, sea, sun, teal } from './palettes';
import { repeat } from './random';
import { box, hills } from './shapes';
import { birds, haloSun, streaks } from './sky';
import { paint, vertical, type Picture } from './svg';
import { glints, lightPath } from './water';

const air = vertical('fallback-air', [
  mix(sea, cream, 0.6),
  mix(cream, sand, 0.4),
  mix(rose, cream, 0.5),
]);
const lake = vertical('fallback-lake', [mix(sea, cream, 0.62), mix(sea, teal, 0.35)]);

const far = mix(sea, cream, 0.45);
const middle = mix(teal, cream, 0.4);
const near = { light: mix(teal, moss, 0.45), dark: mix(teal, moss, 0.2) };

export const fallback: Picture = {
  width: 1200,
  height: 900,
  gradients: [air, lake],
  layers: [
    paint(air.fill, box(0, 0, 1200, 600)),
    haloSun(760, 400, 70, mix(sun, cream, 0.55), cream, 4),
    streaks(18, 7, 0, 1200, 110, 330, cream, 0.5),
    birds(9, 5, 420, 260, 70, teal),
    paint(far, hills(600, [0, 470], [260, 400], [560, 500], [880, 430], [1200, 490])),
    paint(middle, hills(600, [0, 510], [330, 540], [620, 500], [960, 550], [1200, 500])),
    paint(lake.fill, box(0, 560, 1200, 340)),
    lightPath(4, 760, 90, { left: 0, right: 1200, top: 560, bottom: 780 }, cream, 0.6),
    glints(16, 24, { left: 0, right: 1200, top: 580, bottom: 800 }, cream, 0.45),
    repeat(5, (index) =>
      fir(90 + index * 76, 760 + (index % 2) * 20, 210 + ((index * 47) % 90), near),
    ),
    fir(1110, 770, 250, near),
    paint(near.dark, hills(900, [0, 750], [360, 770], [700, 840], [1000, 800], [1200, 756])),
    repeat(6, (index) => grass(80 + index * 210, 905, 70, near.light, 5)),
  ],
};
