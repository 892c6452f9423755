/** Hero 1: on a bridge at golden hour a gull steals a pretzel; the friends are delighted. */
import { fadeAround, fadeTo, spray } from '../grain';
import { brick, coral, cream, dusk, flame, ink, mix, rose, sun } from '../palettes';
import { repeat } from '../random';
import { box, hills, poly } from '../shapes';
import { haloSun, streaks } from '../sky';
import { paint, vertical, type Picture } from '../svg';
import { lamp } from '../props';
import { glints, lightPath } from '../water';
import { bridgeFriends } from './bridgeFriends';
import { gull } from './gull';
import { skyline } from './spires';

const plum = mix(dusk, ink, 0.35);
const gold = mix(sun, cream, 0.45);

const air = vertical('golden-air', [
  mix(dusk, coral, 0.25),
  mix(coral, dusk, 0.2),
  mix(coral, sun, 0.5),
  gold,
]);
const river = vertical('golden-river', [mix(coral, sun, 0.35), mix(coral, dusk, 0.55), plum]);
const stonework = vertical('golden-stone', [mix(dusk, brick, 0.4), mix(dusk, ink, 0.45)]);
const evening = fadeTo('left', 'golden-evening', plum, 0.95);
const dusting = fadeAround('golden-dusting', plum, 0.5, [0.35, 0.35], 0.62);
const haze = fadeTo('down', 'golden-haze', mix(gold, coral, 0.2), 0.8);
const burn = fadeAround('golden-burn', cream, 0.9, [0.5, 0.5], 0.5);
const depth = fadeTo('down', 'golden-depth', mix(ink, dusk, 0.4), 0.8);
const corner = fadeTo('right', 'golden-corner', mix(ink, dusk, 0.3), 0.75);

const shore = 640;
const parapet = 780;
const sunX = 1236;

const hill = hills(shore + 6, [0, 470], [300, 452], [620, 540], [900, 610], [1080, 640]);

const wall =
  paint(stonework.fill, box(0, parapet, 2000, 130)) +
  paint(mix(rose, sun, 0.45), box(0, parapet - 14, 2000, 18)) +
  paint(
    mix(dusk, ink, 0.5),
    repeat(17, (index) => box(40 + index * 122, parapet + 4, 3, 106)) +
      box(0, parapet + 56, 2000, 3),
    0.35,
  );

/** Setts run towards the sun. */
const deck =
  paint(mix(coral, dusk, 0.62), box(0, 888, 2000, 112)) +
  paint(
    mix(dusk, ink, 0.3),
    repeat(26, (index) => {
      const foot = sunX + (index - 12) * 190;
      return poly(
        [sunX + (index - 12) * 62, 890],
        [sunX + (index - 12) * 62 + 2, 890],
        [foot + 7, 1000],
        [foot, 1000],
      );
    }) +
      box(0, 914, 2000, 2) +
      box(0, 946, 2000, 3),
    0.4,
  ) +
  spray(depth.fill, box(0, 888, 2000, 112));

export const goldenBridge: Picture = {
  width: 2000,
  height: 1000,
  gradients: [air, river, stonework, evening, dusting, haze, burn, depth, corner],
  layers: [
    paint(air.fill, box(0, 0, 2000, 660)),
    haloSun(sunX, 500, 104, mix(cream, sun, 0.25), cream, 2, 0.7),
    spray(burn.fill, box(sunX - 260, 240, 520, 520)),
    streaks(51, 9, 300, 2000, 120, 330, mix(rose, sun, 0.4), 0.45),
    skyline(
      shore,
      { light: mix(coral, dusk, 0.45), dark: mix(coral, dusk, 0.78) },
      { light: mix(sun, coral, 0.45), dark: mix(sun, coral, 0.7) },
    ),
    spray(haze.fill, box(860, 420, 1140, shore - 420)),
    paint(mix(dusk, coral, 0.25), hill),
    paint(river.fill, box(0, shore, 2000, 160)),
    lightPath(
      3,
      sunX,
      120,
      { left: 0, right: 2000, top: shore, bottom: 790 },
      mix(sun, cream, 0.6),
      0.85,
    ),
    glints(
      45,
      26,
      { left: 700, right: 2000, top: shore + 14, bottom: 790 },
      mix(sun, cream, 0.5),
      0.45,
    ),
    paint(evening.fill, box(0, 0, 1080, parapet)),
    spray(dusting.fill, box(240, 0, 800, 640)),
    wall,
    spray(corner.fill, box(1200, parapet, 800, 110)),
    deck,
    gull(1030, 226, 1.3, dusk),
    bridgeFriends({ from: 'left', shade: mix(coral, dusk, 0.75), rim: mix(sun, cream, 0.5) }),
    lamp(1978, 900, 760, mix(ink, dusk, 0.35), mix(flame, sun, 0.6)),
  ],
};
