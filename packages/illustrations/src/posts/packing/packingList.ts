/** Packing list: a suitcase for six lies open on the floor boards in the morning sun of a window. */
import { fadeAround, fadeTo, spray } from '../../grain';
import {
  brick,
  coral,
  cream,
  ember,
  ink,
  mix,
  moss,
  night,
  orange,
  rose,
  sand,
  sea,
  sky,
  sun,
  teal,
} from '../../palettes';
import { repeat } from '../../random';
import { box, poly } from '../../shapes';
import { at, line, num, paint, tilted, type Picture } from '../../svg';
import { shirt, sneakers, socks, strawHat } from './clothes';
import { liningShade, lidNet, openCase, shells } from './suitcase';
import { camera, cards, duck, papers, sunglasses, toothbrushes } from './things';

const wood = mix(coral, rose, 0.55);
const grainShade = mix(brick, night, 0.25);

const far = fadeAround('pack-far', grainShade, 0.85, [1, 1], 0.48);
const near = fadeTo('left', 'pack-near', grainShade, 0.42);
const caseShade = fadeTo('right', 'pack-case', mix(night, brick, 0.25), 0.62);
const hatShade = fadeAround('pack-hat', mix(brick, night, 0.2), 0.55, [0.95, 0.95], 0.8);

const boards = repeat(7, (row) => {
  const y = row * 136 - 20;
  const joint = 260 + ((row * 467) % 1200);
  return `M0 ${num(y)}H1600M${num(joint)} ${num(y)}v136M${num((joint + 760) % 1600)} ${num(y)}v136`;
});

/** The light of a tall window's panes on the floor. */
const pane = (column: number, row: number): string => {
  const x = 190 + column * 430 + row * 190;
  const y = -40 + row * 330 - column * 40;
  return poly([x, y], [x + 400, y - 38], [x + 576, y + 264], [x + 176, y + 306]);
};
const panes = [0, 1, 2].map((row) => pane(0, row) + pane(1, row)).join('');

/** Places an object with its shadow from the low sun. */
const put = (
  x: number,
  y: number,
  turn: number,
  size: number,
  outline: string,
  thing: string,
  height = 14,
): string =>
  at(
    x + height,
    y + height * 0.8,
    1,
    tilted(0, 0, turn, at(0, 0, size, paint(grainShade, outline, 0.5))),
  ) + tilted(x, y, turn, at(0, 0, size, thing));

const block = (half: number, tall: number): string => box(-half, -tall, half * 2, tall * 2);

const packed = [
  put(-352, -140, 0, 0.98, block(82, 92), shirt(cream, mix(teal, night, 0.2)), 12),
  put(-140, -138, 0, 0.98, block(82, 92), shirt(sun), 12),
  put(-330, 150, -8, 0.9, block(54, 84), papers(mix(night, ember, 0.55), sun, cream), 6),
  put(-160, 150, 8, 0.8, block(60, 70), cards(ember, ember), 6),
  lidNet,
  put(148, -166, 0, 1, block(84, 92), shirt(coral), 16),
  put(336, -166, 0, 1, block(84, 92), shirt(mix(sea, cream, 0.1), cream), 16),
  put(342, 108, 4, 1.06, block(92, 108), sneakers(ember, cream, cream), 16),
  put(116, 0, 0, 1, block(46, 30), socks(mix(moss, sun, 0.3), cream), 14),
  put(116, 74, 0, 1, block(46, 30), socks(rose, ember), 14),
  put(204, 36, 90, 1, block(46, 30), socks(night, sun), 14),
  put(
    90,
    190,
    3,
    0.84,
    box(-14, -100, 200, 200),
    toothbrushes([ember, sun, teal, rose, night, moss]),
    8,
  ),
].join('');

const leaf = (turn: number, length: number): string =>
  `<g transform="rotate(${turn})">${
    paint(
      mix(teal, night, 0.45),
      `M0 0C60 -70 ${length * 0.7} -76 ${length} 0C${length * 0.7} 60 60 66 0 0Z`,
    ) + line(mix(teal, sea, 0.5), 4, `M20 0H${length - 30}`)
  }</g>`;

export const packingList: Picture = {
  width: 1600,
  height: 900,
  gradients: [far, near, caseShade, hatShade],
  layers: [
    paint(mix(wood, brick, 0.28), box(0, 0, 1600, 900)),
    line(mix(wood, brick, 0.55), 4, boards),
    paint(mix(wood, cream, 0.42), panes),
    line(mix(wood, brick, 0.3), 3, boards, 0.4),
    spray(far.fill, box(0, 0, 1600, 900)),
    at(870, 490, 1, tilted(0, 0, -7, paint(grainShade, shells, 0.75))),
    tilted(826, 450, -7, openCase + liningShade(mix(brick, night, 0.3)) + packed),
    tilted(
      826,
      450,
      -7,
      spray(caseShade.fill, 'M290 -310H416A54 54 0 0 1 470 -256V256A54 54 0 0 1 416 310H350Z'),
    ),
    paint(cream, pane(0, 1) + pane(1, 1), 0.13),
    put(
      236,
      268,
      -18,
      1.02,
      'M-168 0a168 168 0 1 1 336 0a168 168 0 1 1 -336 0z',
      strawHat(mix(sun, sand, 0.55), ember, mix(brick, night, 0.3)),
      26,
    ),
    at(236, 268, 1, spray(hatShade.fill, 'M-168 0a168 168 0 1 1 336 0a168 168 0 1 1 -336 0z')),
    put(
      1424,
      250,
      16,
      0.96,
      block(104, 66),
      camera(ink, mix(brick, orange, 0.3), mix(cream, sky, 0.25)),
      24,
    ),
    put(
      1420,
      560,
      -24,
      1,
      'M-92 -30Q0 -44 92 -30Q98 24 54 32Q0 0 -54 32Q-98 24 -92 -30Z',
      sunglasses(night, mix(teal, night, 0.4)),
      16,
    ),
    put(
      250,
      660,
      10,
      1.1,
      'M-62 6a66 50 0 1 1 132 0a66 50 0 1 1 -132 0z',
      duck(sun, mix(sun, orange, 0.35), orange),
      30,
    ),
    at(
      1650,
      960,
      1,
      [188, 214, 240, 262].map((turn, index) => leaf(turn, 330 - index * 24)).join(''),
    ),
    spray(near.fill, box(0, 0, 260, 900)),
  ],
};
