/** The street: cobbles, tram rails, pavements, and the shade of the right-hand houses across it. */
import { fadeTo, spray } from '../../grain';
import { brick, cream, mix, night, rose, sand } from '../../palettes';
import { repeat, times } from '../../random';
import { lens, poly, polyline } from '../../shapes';
import { line, paint, vertical, type Point } from '../../svg';
import { seen, street } from './houses';
import { honey, peach, shade } from './inks';

const on = (across: number, nearness: number): Point => seen(across, street(nearness), nearness);
const stations = times(30, (index) => 7 * 0.88 ** index);
const strip = (left: number, right: number): string =>
  poly(
    ...stations.map((nearness) => on(left, nearness)),
    ...[...stations].reverse().map((nearness) => on(right, nearness)),
  );
const track = (across: number): string =>
  polyline(...stations.map((nearness) => on(across, nearness)));

const stones = vertical('lisbon-stones', [
  mix(honey, peach, 0.4),
  mix(sand, peach, 0.35),
  mix(peach, shade, 0.2),
]);
const dusk = fadeTo('down', 'lisbon-street-dusk', mix(shade, brick, 0.3), 0.7);

const setts = repeat(90, (index) => {
  const nearness = 3.4 * 0.93 ** Math.floor(index / 3);
  const [x, y] = on(((index * 389) % 860) - 330, nearness);
  return lens(x, y, 20 * nearness, 2.6 * nearness);
});

const cast = fadeTo('left', 'lisbon-tram-cast', mix(shade, night, 0.15), 0.95);
export const tramShadow = spray(
  cast.fill,
  poly(on(-24, 1.7), on(-64, 1.95), on(-350, 1.98), on(-410, 1.78), on(-234, 1.6)),
);

/** The positions of tram and people. */
export const footing = on;

export const streetInks = [stones, dusk, cast];

export const road = [
  paint(stones.fill, strip(-430, 560)),
  paint(mix(shade, peach, 0.18), strip(36, 560)),
  paint(mix(sand, cream, 0.4), strip(-430, -300)),
  paint(mix(shade, rose, 0.35), strip(440, 560)),
  paint(mix(brick, cream, 0.35), setts, 0.35),
  line(mix(night, brick, 0.35), 5, track(-162) + track(-86)),
  line(mix(cream, honey, 0.4), 1.6, track(-164) + track(-88), 0.8),
  spray(dusk.fill, poly([-10, 880], [1610, 880], [1610, 1010], [-10, 1010])),
].join('');
