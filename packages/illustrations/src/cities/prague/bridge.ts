/** Charles Bridge from a low eye: cobbles and parapets run to the towers of the Malá Strana gate. */
import { lancetWindows, turned } from '../../building';
import { fadeAround, fadeTo, spray } from '../../grain';
import { cream, dusk, mix, night, rose } from '../../palettes';
import { repeat, times } from '../../random';
import { box, lancet, lens, oval, poly, polyline } from '../../shapes';
import { line, paint, vertical, type Point } from '../../svg';
import { seenTowards } from '../perspective';
import { blush, hazy, lampLight, plum, stone, tile } from './inks';

const vanishing: Point = [700, 622];
const seen = seenTowards(vanishing);
/** In px at the picture plane: the eye is 330 above the deck. */
const deck = -330;
const coping = -52;
const edges = { left: -560, right: 1000 };

/** The position of an object on a parapet, and its scale there. */
export const onParapet = (side: 'left' | 'right', nearness: number): Point =>
  seen(edges[side], coping, nearness);

const cobbles = vertical('prague-cobbles', [
  mix(rose, dusk, 0.35),
  mix(dusk, rose, 0.22),
  mix(dusk, night, 0.5),
]);
const deckShade = fadeTo('down', 'prague-deck-shade', plum, 0.8);
const wallShade = fadeTo('left', 'prague-wall-shade', plum, 0.75);
const wallLight = fadeTo('right', 'prague-wall-light', mix(rose, dusk, 0.2), 0.6);
const sheen = fadeAround('prague-sheen', mix(rose, cream, 0.2), 0.7, [0.5, 0], 0.8);
const pool = fadeAround('prague-pool', lampLight, 0.55);

const floor = poly(
  vanishing,
  seen(edges.right, deck, 1.3),
  [1600, 1010],
  [-10, 1010],
  seen(edges.left, deck, 1.3),
);

const parapet = (side: 'left' | 'right'): { face: string; top: string } => {
  const across = edges[side];
  const out = across * 1.06;
  return {
    face: poly(vanishing, seen(across, coping, 1.5), seen(across, deck, 1.5)),
    top: poly(vanishing, seen(across, coping, 1.5), seen(out, coping + 8, 1.5)),
  };
};
const left = parapet('left');
const right = parapet('right');

/** The joints of the blocks a parapet is built of. */
const joints = (side: 'left' | 'right'): string => {
  const across = edges[side];
  const course = (share: number): number => coping + (deck - coping) * share;
  const rows = [0.3, 0.65].map((share) =>
    polyline(seen(across, course(share), 0.05), seen(across, course(share), 1.5)),
  );
  const uprights = times(18, (index) => {
    const nearness = 1.2 / (1 + index * 0.34);
    const from = [0, 0.3, 0.65][index % 3] ?? 0;
    return polyline(
      seen(across, course(from), nearness),
      seen(across, course(from + 0.33), nearness),
    );
  });
  return rows.join('') + uprights.join('');
};

/** Rows of setts; further rows are closer together. */
const setts = repeat(64, (index) => {
  const nearness = 1.1 / (1 + Math.floor(index / 4) * 0.24);
  const [x, y] = seen(((index * 397) % 1380) - 470, deck, nearness);
  return lens(x, y, 74 * nearness, 5 * nearness);
});

const gate = [
  turned(
    668,
    636,
    [
      [25, 0],
      [25, 128],
      [28, 132],
    ],
    hazy,
  ),
  turned(
    668,
    506,
    [
      [28, 0],
      [4, 50],
      [2, 50],
      [0, 76],
    ],
    tile,
  ),
  paint(hazy.dark, box(690, 560, 50, 76) + repeat(5, (index) => box(691 + index * 10, 552, 6, 9))),
  paint(mix(hazy.light, dusk, 0.5), lancet(715, 636, 28, 54)),
  turned(
    764,
    636,
    [
      [33, 0],
      [31, 188],
      [36, 192],
      [36, 206],
    ],
    hazy,
  ),
  turned(
    764,
    430,
    [
      [30, 0],
      [13, 78],
      [12, 84],
      [2, 84],
      [0, 104],
    ],
    tile,
  ),
  repeat(4, (index) =>
    turned(
      [732, 745, 783, 796][index] ?? 0,
      432,
      [
        [4.5, 0],
        [4.5, 18],
        [6, 18],
        [0, 52],
      ],
      hazy,
    ),
  ),
  paint(
    mix(hazy.light, dusk, 0.6),
    lancetWindows({
      x: 744,
      y: 462,
      columns: 3,
      rows: 2,
      stepX: 16,
      stepY: 56,
      width: 8,
      height: 24,
    }) +
      lancetWindows({
        x: 654,
        y: 530,
        columns: 2,
        rows: 1,
        stepX: 20,
        stepY: 1,
        width: 8,
        height: 22,
      }),
  ),
].join('');

export const bridgeInks = [cobbles, deckShade, wallShade, wallLight, pool, sheen];

export const bridge = [
  gate,
  paint(cobbles.fill, floor),
  spray(sheen.fill, poly(vanishing, seen(420, deck, 1.1), seen(-120, deck, 1.1))),
  paint(mix(blush, rose, 0.4), setts, 0.26),
  paint(stone.light, left.face + right.face),
  spray(wallLight.fill, left.face),
  spray(wallShade.fill, right.face),
  line(mix(dusk, rose, 0.22), 2, joints('left') + joints('right'), 0.7),
  paint(mix(rose, dusk, 0.3), left.top + right.top),
  spray(deckShade.fill, box(0, 840, 1600, 160)),
  spray(pool.fill, oval(470, 800, 230, 70)),
  paint(
    mix(plum, dusk, 0.3),
    poly(vanishing, seen(edges.right, deck, 1.5), seen(edges.right * 0.95, deck, 1.5)),
  ),
].join('');
