/** The Zuraw, seen along the quay: round brick towers, and between them the dark timber hoist leaning over the water. */
import { fadeTo, sprayed } from '../../grain';
import { brick, coral, ink, mix, sand, sun } from '../../palettes';
import { repeat, times } from '../../random';
import { blob, box, lancet, lens, poly, polyline } from '../../shapes';
import { at, line, num, paint, type Point } from '../../svg';
import { away, lit, tiles, timber, tower } from './colours';

const DEEP = 1.27;
const back = ([x, y]: Point): Point => away(x, y, DEEP);

/** The river edge of the flank that faces us, from the quay to the jib. */
const edge: readonly Point[] = [
  [548, 760],
  [548, 486],
  [586, 486],
  [586, 338],
  [626, 338],
  [626, 196],
];
const RIDGE: Point = [606, 104];
const LAND: Point = [338, 300];

const flank = poly([LAND[0], 760], LAND, RIDGE, ...[...edge].reverse());

const strip = (from: Point, to: Point): string => poly(from, to, back(to), back(from));

const pairs = times(edge.length - 1, (index) => [edge[index], edge[index + 1]] as const);
const faces = pairs
  .filter((_, index) => index % 2 === 0)
  .map(([from, to]) => (from && to ? strip(from, to) : ''))
  .join('');
const soffits = pairs
  .filter((_, index) => index % 2 === 1)
  .map(([from, to]) => (from && to ? strip(from, to) : ''))
  .join('');

const head: Point = [642, 208];
const frontGable = poly([626, 196], back([626, 196]), back(RIDGE), RIDGE);
const hood = poly(
  [LAND[0] - 18, LAND[1] + 12],
  [LAND[0] - 4, LAND[1] - 16],
  [RIDGE[0] + 2, RIDGE[1] - 20],
  head,
  [RIDGE[0] + 2, RIDGE[1] + 10],
);
const hoodFar = poly(
  [RIDGE[0] + 2, RIDGE[1] - 20],
  back([RIDGE[0] + 2, RIDGE[1] - 20]),
  back(head),
  head,
);

const planks = repeat(9, (index) => {
  const x = 366 + index * 26;
  const top = 300 - ((x - 338) / 274) * 218 + 30;
  return polyline([x, Math.max(top, 110)], [x, 486]);
});
const beams = box(338, 480, 250, 12) + box(338, 332, 290, 11) + box(420, 226, 206, 9);

/** A round tower whose wall top and foot curve as seen from below and above the eye. */
const roundTower = (cx: number, half: number, top: number, foot: number, peak: number): string => {
  const lip = half * 0.1;
  const wall = `M${num(cx - half)} ${top}Q${num(cx)} ${num(top - lip)} ${num(cx + half)} ${top}L${num(cx + half)} ${foot}Q${num(cx)} ${num(foot + lip * 2.4)} ${num(cx - half)} ${foot}z`;
  const roof = `M${num(cx - half - 10)} ${top + 4}Q${num(cx)} ${num(top - lip)} ${num(cx + half + 10)} ${top + 4}L${num(cx + half * 0.25)} ${peak}L${num(cx - half * 0.2)} ${peak}z`;
  const id = `gdansk-tower-${cx}`;
  const slits = [0.2, 0.55].map((share) => {
    const y = top + (foot - top) * share + half * 0.5;
    return (
      lancet(cx - half * 0.42, y, half * 0.16, half * 0.46) +
      lancet(cx + half * 0.3, y, half * 0.14, half * 0.46)
    );
  });
  const courses = times(5, (index) => {
    const y = top + 26 + index * ((foot - top - 30) / 5);
    return lens(cx + half * (index % 2 ? 0.5 : 0.2), y, half * 0.3, 1.6);
  });
  return (
    paint(tower.light, wall) +
    sprayed(fadeTo('left', id, tower.dark, 1), wall, wall) +
    paint(mix(tower.light, sand, 0.4), courses.join('')) +
    paint(mix(ink, brick, 0.15), slits.join('')) +
    paint(
      mix(sand, coral, 0.4),
      `M${num(cx - half - 3)} ${top + 8}Q${num(cx)} ${num(top - lip + 4)} ${num(cx + half + 3)} ${top + 8}v10Q${num(cx)} ${num(top - lip + 14)} ${num(cx - half - 3)} ${top + 18}z`,
    ) +
    paint(tiles, roof) +
    sprayed(fadeTo('left', `${id}-roof`, mix(brick, ink, 0.35), 0.9), roof)
  );
};

const flankShade = fadeTo('left', 'gdansk-flank', ink, 0.85);
const frontShade = fadeTo('down', 'gdansk-front', timber.dark, 0.8);

const rope = line(ink, 3, polyline([672, 240], [672, 566]));
const hook =
  line(ink, 6, 'M0 0v14a13 13 0 1 1 -16 10') +
  paint(ink, box(-9, -18, 18, 20)) +
  line(ink, 2.6, polyline([-14, 24], [-40, 66]) + polyline([-14, 24], [14, 66])) +
  paint(
    mix(sun, brick, 0.45),
    blob([-44, 66], [-14, 58], [18, 66], [24, 94], [16, 124], [-14, 130], [-44, 124], [-50, 94]),
  ) +
  paint(ink, box(-49, 78, 72, 6) + box(-49, 106, 72, 6), 0.8);

const hatches = [
  poly([566, 420], [578, 420], [578, 450], [566, 450]),
  box(430, 392, 26, 40),
  box(500, 392, 26, 40),
  box(480, 262, 24, 36),
  box(548, 252, 24, 36),
].join('');

export const crane = [
  roundTower(694, 76, 514, 702, 432),
  paint(timber.light, faces + frontGable),
  sprayed(frontShade, faces),
  paint(ink, soffits),
  paint(
    mix(timber.light, sun, 0.35),
    strip([586, 484], [586, 476]) + strip([626, 336], [626, 328]) + strip([548, 620], [548, 612]),
  ),
  paint(timber.dark, flank),
  line(mix(timber.dark, ink, 0.5), 2.4, planks, 0.8),
  sprayed(flankShade, flank),
  paint(mix(timber.light, ink, 0.1), beams),
  paint(lit, hatches),
  paint(tiles, hood),
  paint(mix(tiles, sun, 0.3), hoodFar),
  roundTower(432, 118, 470, 752, 352),
  rope,
  at(672, 562, 0.92, hook),
].join('');
