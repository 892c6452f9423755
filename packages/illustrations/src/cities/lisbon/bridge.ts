/** The far plane: the red 25 de Abril bridge over the Tagus, the cliffs of Almada with Christ the King. */
import { fadeAround, fadeTo, spray } from '../../grain';
import { coral, cream, mix, rose, sea, sky } from '../../palettes';
import { times } from '../../random';
import { box, disc, hills, oval, poly, polyline, taper } from '../../shapes';
import { line, num, paint, vertical, type Point } from '../../svg';
import { glints, lightPath, sailboat } from '../../water';
import { cobalt, honey, red, water } from './inks';

const horizon = 372;
const deck = 330;
const [left, right] = [726, 1034] as const;

const cableY = (x: number): number => {
  const middle = (left + right) / 2;
  return deck - 8 - 150 * ((x - middle) / ((right - left) / 2)) ** 2;
};

const hangers = (from: number, to: number, y: (x: number) => number): string =>
  times(Math.round((to - from) / 15), (index) => {
    const x = from + 8 + index * 15;
    return `M${num(x)} ${num(y(x))}V${deck}`;
  }).join('');

const outer =
  (tower: number, anchor: number) =>
  (x: number): number =>
    deck - 158 * (1 - (x - tower) / (anchor - tower)) ** 1.25;

const side = (tower: number, anchor: number): string =>
  polyline(
    ...times(12, (index): Point => {
      const x = tower + ((anchor - tower) * index) / 11;
      return [x, outer(tower, anchor)(x)];
    }),
  );

const tower = (x: number): string =>
  paint(
    red,
    poly([x - 10, 396], [x - 7, 168], [x - 2, 168], [x - 4, 396]) +
      poly([x + 4, 396], [x + 2, 168], [x + 7, 168], [x + 10, 396]),
  ) +
  line(
    red,
    2.6,
    times(
      3,
      (index) =>
        `M${x - 7} ${182 + index * 48}L${x + 7} ${226 + index * 48}M${x + 7} ${182 + index * 48}L${x - 7} ${226 + index * 48}`,
    ).join(''),
  ) +
  paint(red, box(x - 8, 166, 16, 5) + box(x - 9, 374, 18, 6)) +
  paint(mix(red, cobalt, 0.35), box(x - 15, 394, 30, 12));

const cliffs = hills(
  horizon + 6,
  [300, 322],
  [470, 330],
  [600, 338],
  [720, 350],
  [860, 362],
  [980, 372],
);
const north = hills(horizon + 4, [900, 374], [1060, 352], [1300, 346]);
const cliffShade = fadeTo('down', 'lisbon-cliff-shade', mix(cobalt, rose, 0.35), 0.6);
const tagus = vertical('lisbon-tagus', [mix(water, honey, 0.5), water, mix(water, cobalt, 0.45)]);
const dazzle = fadeAround('lisbon-dazzle', mix(honey, cream, 0.5), 0.9, [0.68, 0], 0.5);

const christ = paint(
  mix(cobalt, rose, 0.5),
  poly([632, 340], [637, 296], [643, 296], [648, 340]) +
    taper([640, 294], 4, [640, 278], 3.4) +
    disc(640, 272, 3.2) +
    box(628, 278, 24, 3.4),
);

export const bridgeInks = [cliffShade, tagus, dazzle];

export const riverAndBridge = [
  christ,
  paint(mix(sky, rose, 0.55), north),
  paint(mix(cobalt, rose, 0.55), cliffs),
  spray(cliffShade.fill, cliffs),
  paint(tagus.fill, box(300, horizon, 1000, 330)),
  spray(dazzle.fill, box(500, horizon, 760, 220)),
  lightPath(8, 1090, 110, { left: 0, right: 0, top: horizon, bottom: 560 }, cream, 0.75),
  glints(33, 20, { left: 520, right: 1000, top: horizon + 10, bottom: 540 }, cream, 0.5),
  paint(mix(red, coral, 0.3), oval(left, 412, 20, 3) + oval(right, 412, 20, 3), 0.5),
  line(
    mix(red, sky, 0.25),
    1.4,
    hangers(left, right, cableY) +
      hangers(530, left, outer(left, 510)) +
      hangers(right, 1240, outer(right, 1260)),
  ),
  line(
    red,
    3.4,
    polyline(
      ...times(21, (index): Point => [
        left + ((right - left) * index) / 20,
        cableY(left + ((right - left) * index) / 20),
      ]),
    ) +
      side(left, 510) +
      side(right, 1260),
  ),
  paint(mix(red, cobalt, 0.2), box(380, deck + 2, 900, 9)),
  paint(red, box(380, deck, 900, 4)),
  tower(left),
  tower(right),
  sailboat(1010, 470, 22, mix(cobalt, sea, 0.3), cream, coral),
  sailboat(1064, 428, 14, cobalt, cream, honey),
].join('');
