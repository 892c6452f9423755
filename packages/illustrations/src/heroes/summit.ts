/** Hero 5: the last step to a summit at sunrise, taken with a friend's hand. */
import { fadeAround, fadeTo, spray } from '../grain';
import { coral, cream, dusk, mix, night, orange, sun } from '../palettes';
import { box, disc } from '../shapes';
import { birds, stars, streaks } from '../sky';
import { paint, vertical, type Picture } from '../svg';
import { rangeInks, ranges, ridge } from './ranges';
import { ropeTeam } from './ropeTeam';

const sunX = 1020;
const sunY = 560;

const air = vertical('summit-air', [
  night,
  mix(night, dusk, 0.45),
  mix(orange, dusk, 0.35),
  mix(orange, sun, 0.45),
]);
const nightfall = fadeTo('left', 'summit-night', mix(night, dusk, 0.1), 0.95);
const blaze = fadeAround('summit-blaze', mix(sun, orange, 0.35), 0.95, [0.5, 0.5], 0.5);

export const summit: Picture = {
  width: 2000,
  height: 1000,
  gradients: [air, nightfall, blaze, ...rangeInks],
  layers: [
    paint(air.fill, box(0, 0, 2000, 760)),
    stars(81, 46, 0, 1700, 260, cream),
    spray(blaze.fill, disc(sunX, sunY, 420)),
    paint(mix(sun, cream, 0.55), disc(sunX, sunY, 112)),
    streaks(81, 8, 900, 2000, 230, 470, mix(coral, sun, 0.4), 0.5),
    birds(25, 4, 1240, 250, 70, night),
    ranges(),
    paint(nightfall.fill, box(0, 0, 880, 1000)),
    ridge(),
    ropeTeam({ from: 'left', shade: night, rim: mix(sun, cream, 0.4) }),
  ],
};
