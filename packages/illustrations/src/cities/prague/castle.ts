/** The castle hill across the river: St Vitus, the palaces below it, St George and the roofs of Malá Strana. */
import { domeProfile, onionProfile, turned, windows, type Tone } from '../../building';
import { fadeTo, spray } from '../../grain';
import { cream, dusk, mix } from '../../palettes';
import { repeat, times } from '../../random';
import { box, hills, lancet, lens, poly } from '../../shapes';
import { paint } from '../../svg';
import { blush, hazy, lilac, sunlit, tile } from './inks';

const slope = hills(
  640,
  [700, 600],
  [770, 540],
  [850, 424],
  [1010, 402],
  [1180, 408],
  [1320, 450],
  [1460, 496],
  [1600, 540],
);
const petrin = hills(640, [-20, 470], [120, 440], [300, 452], [470, 520], [640, 590], [760, 620]);

const rising = fadeTo('down', 'prague-rising', mix(dusk, lilac, 0.25), 0.7);
const haze = fadeTo('down', 'prague-haze', blush, 0.85);

const spire = (x: number, base: number, height: number, half: number): string =>
  turned(
    x,
    base,
    [
      [half, 0],
      [half, height * 0.5],
      [half * 1.25, height * 0.5],
      [half * 0.35, height * 0.82],
      [0, height],
    ],
    sunlit,
  ) +
  turned(
    x + half * 0.95,
    base - height * 0.5,
    [
      [half * 0.2, 0],
      [0, height * 0.16],
    ],
    sunlit,
  );

const nave =
  paint(sunlit.dark, box(918, 290, 180, 70)) +
  paint(tile.dark, poly([914, 292], [922, 258], [1086, 258], [1100, 292])) +
  paint(
    mix(lilac, dusk, 0.3),
    repeat(5, (index) => lancet(1040 + index * 14, 346, 8, 40)) + lancet(940, 350, 14, 44),
  ) +
  repeat(6, (index) =>
    turned(
      1034 + index * 14,
      346,
      [
        [2.4, 0],
        [2.4, 58],
        [0, 84 - index * 4],
      ],
      sunlit,
    ),
  );

const southTower = turned(
  1000,
  366,
  [
    [21, 0],
    [21, 116],
    [24, 116],
    [24, 124],
    ...onionProfile(21, 124, 44),
    [5, 164],
    [6, 178],
    [1.5, 186],
    [0, 222],
  ],
  sunlit,
);

const cathedral = [
  nave,
  spire(928, 366, 178, 12),
  spire(958, 366, 178, 12),
  southTower,
  paint(mix(lilac, dusk, 0.3), lancet(1000, 312, 13, 38) + lancet(1000, 358, 15, 34)),
].join('');

const palace = (x: number, top: number, width: number, height: number): string =>
  paint(sunlit.dark, box(x, top, width, height)) +
  paint(
    tile.dark,
    poly([x - 5, top + 1], [x + 7, top - 17], [x + width - 7, top - 17], [x + width + 5, top + 1]),
  ) +
  paint(
    mix(lilac, dusk, 0.25),
    windows({
      x: x + 9,
      y: top + 10,
      columns: Math.floor((width - 10) / 15),
      rows: 2,
      stepX: 15,
      stepY: 21,
      width: 6,
      height: 11,
    }),
  );

const whiteTower = (x: number): string =>
  turned(
    x,
    376,
    [
      [8, 0],
      [8, 66],
      [0, 106],
    ],
    { light: sunlit.light, dark: mix(sunlit.dark, cream, 0.35) },
  );

const town = times(19, (index) => {
  const x = 760 + index * 46 - (index % 3) * 9;
  const y = 572 - ((index * 37) % 5) * 12 - (index > 3 && index < 11 ? 16 : 0);
  return (
    paint(index % 2 ? hazy.dark : mix(hazy.dark, cream, 0.2), box(x, y, 44, 90)) +
    paint(
      index % 3 ? tile.dark : mix(tile.dark, dusk, 0.25),
      poly([x - 5, y + 1], [x + 8, y - 22], [x + 36, y - 22], [x + 49, y + 1]),
    ) +
    paint(
      mix(hazy.light, dusk, 0.2),
      windows({
        x: x + 8,
        y: y + 9,
        columns: 3,
        rows: 2,
        stepX: 11,
        stepY: 18,
        width: 5,
        height: 9,
      }),
    )
  );
}).join('');

const patina: Tone = { light: mix(dusk, lilac, 0.3), dark: mix(blush, lilac, 0.2) };

const saintNicholas =
  turned(
    866,
    610,
    [[36, 0], [36, 104], ...domeProfile(35, 106, 50, 8), [8, 168], [3, 178], [0, 206]],
    patina,
  ) + turned(922, 610, [[13, 0], [13, 128], ...onionProfile(14, 130, 40), [0, 190]], patina);

const lookout = paint(
  mix(lilac, dusk, 0.35),
  poly([246, 448], [252, 384], [258, 384], [264, 448]) +
    box(249, 378, 12, 8) +
    poly([251, 378], [255, 358], [259, 378]),
);

export const castleInks = [rising, haze];

export const castle = [
  lookout,
  paint(mix(lilac, dusk, 0.3), petrin),
  paint(mix(lilac, dusk, 0.15), slope),
  cathedral,
  palace(862, 366, 196, 54),
  palace(1066, 372, 150, 50),
  whiteTower(1092),
  whiteTower(1116),
  palace(1150, 384, 110, 44),
  spray(rising.fill, slope),
  town,
  saintNicholas,
  spray(haze.fill, box(-10, 470, 1620, 150)),
  paint(blush, lens(960, 610, 420, 14) + lens(1320, 588, 300, 9), 0.8),
].join('');
