/** Hero 2: friends around a fire at night, all reds and embers. */
import { fir } from '../nature';
import { cream, ember, flame, mix, night, sun } from '../palettes';
import { group } from '../people/group';
import { wardrobe } from '../people/look';
import { lightString } from '../props';
import { randomFrom, times } from '../random';
import { box, hills, oval, pill, poly } from '../shapes';
import { stars } from '../sky';
import { dots, glow, num, paint, vertical, type Picture, type Point } from '../svg';

const wine = mix(night, ember, 0.32);
const soot = mix(night, ember, 0.12);

const air = vertical('fire-air', [
  soot,
  mix(night, ember, 0.42),
  mix(ember, night, 0.22),
  mix(ember, flame, 0.35),
]);
const ground = vertical('fire-ground', [mix(wine, ember, 0.35), soot]);
const warmth = glow('fire-warmth', flame, 0.85);
const embers = glow('fire-embers', sun, 0.5);

const tongue = (x: number, base: number, width: number, height: number, lean: number): string =>
  `M${num(x - width / 2)} ${num(base - height * 0.18)}C${num(x - width * 0.6)} ${num(base - height * 0.6)} ${num(x + lean)} ${num(base - height * 0.55)} ${num(x + lean * 0.6)} ${num(base - height)}` +
  `C${num(x + width * 0.3 + lean)} ${num(base - height * 0.7)} ${num(x + width * 0.66)} ${num(base - height * 0.45)} ${num(x + width / 2)} ${num(base - height * 0.16)}` +
  `Q${num(x + width * 0.3)} ${num(base)} ${num(x)} ${num(base)}T${num(x - width / 2)} ${num(base - height * 0.18)}Z`;

const fireX = 1420;
const fireY = 800;

const fire = [
  paint(soot, pill(fireX - 120, fireY - 8, 240, 26)),
  paint(
    mix(wine, flame, 0.25),
    poly(
      [fireX - 110, fireY + 2],
      [fireX - 96, fireY - 18],
      [fireX + 92, fireY + 12],
      [fireX + 84, fireY + 28],
    ) +
      poly(
        [fireX + 110, fireY + 2],
        [fireX + 96, fireY - 18],
        [fireX - 92, fireY + 12],
        [fireX - 84, fireY + 28],
      ),
  ),
  paint(
    ember,
    tongue(fireX, fireY, 180, 300, 26) +
      tongue(fireX - 56, fireY, 90, 170, -22) +
      tongue(fireX + 60, fireY, 84, 190, 20),
  ),
  paint(flame, tongue(fireX + 2, fireY, 124, 214, -16) + tongue(fireX - 40, fireY, 56, 110, -10)),
  paint(sun, tongue(fireX + 4, fireY, 72, 136, 12)),
  paint(cream, tongue(fireX + 2, fireY, 34, 70, -4)),
].join('');

const sparks = ((): string => {
  const random = randomFrom(77);
  const scatter = (count: number): readonly Point[] =>
    times(
      count,
      () => [fireX + Math.round(random(-170, 190)), Math.round(random(240, 640))] as const,
    );
  return dots(sun, 4, scatter(20), 0.85) + dots(sun, 8, scatter(14), 0.85);
})();

const forest = (
  base: number,
  tall: number,
  light: string,
  dark: string,
  from: number,
  count: number,
  step: number,
): string =>
  times(count, (index) =>
    fir(from + index * step, base, tall * (0.72 + ((index * 37) % 40) / 100), { light, dark }),
  ).join('');

const looks = wardrobe(
  [ember, cream, flame, mix(wine, ember, 0.5)],
  [soot, mix(wine, flame, 0.2), mix(sun, flame, 0.5)],
  soot,
  ['#F6C49A', '#E39A68', '#BD7042', '#8C4A2E', '#66341F'],
);

const behind = group(looks, 1.4, [
  { x: 1250, y: 774, pose: 'toast', look: 6 },
  { x: 1345, y: 766, pose: 'toast', look: 9, left: true },
  { x: 1530, y: 768, pose: 'cheer', look: 8 },
  { x: 1630, y: 776, pose: 'embrace', look: 0, left: true },
]);

const seat = (x: number, base: number): string =>
  paint(
    soot,
    pill(x - 62, base - 74, 124, 40) +
      box(x - 46, base - 44, 18, 44) +
      box(x + 28, base - 44, 18, 44),
  );

const around = [
  seat(1060, 856),
  seat(1180, 870),
  seat(1680, 868),
  seat(1810, 856),
  group(looks, 1.5, [
    { x: 1050, y: 862, pose: 'sitToast', look: 2 },
    { x: 1170, y: 876, pose: 'sitChat', look: 3 },
    { x: 1690, y: 874, pose: 'sitToast', look: 5, left: true },
    { x: 1820, y: 862, pose: 'sitCheer', look: 4, left: true },
  ]),
].join('');

export const fireside: Picture = {
  width: 2000,
  height: 1000,
  gradients: [air, ground, warmth, embers],
  layers: [
    paint(air.fill, box(0, 0, 2000, 820)),
    stars(61, 70, 0, 2000, 420, cream),
    paint(
      mix(wine, ember, 0.55),
      hills(820, [0, 600], [380, 520], [820, 610], [1240, 540], [1640, 590], [2000, 520]),
    ),
    paint(
      mix(wine, ember, 0.25),
      hills(820, [0, 690], [420, 640], [900, 690], [1400, 650], [2000, 640]),
    ),
    forest(730, 250, mix(wine, ember, 0.16), wine, 1010, 12, 92),
    paint(warmth.fill, oval(fireX, 640, 620, 430)),
    forest(790, 520, soot, mix(soot, night, 0.6), 1860, 3, 96),
    forest(780, 330, soot, mix(soot, night, 0.6), 900, 2, 74),
    paint(ground.fill, hills(1000, [0, 790], [500, 770], [1100, 760], [1700, 766], [2000, 790])),
    paint(embers.fill, oval(fireX, 830, 560, 120)),
    lightString([974, 436], [1880, 430], 52, 21, soot, sun),
    behind,
    fire,
    sparks,
    around,
    paint(soot, hills(1000, [0, 940], [600, 910], [1300, 930], [2000, 900]), 0.6),
  ],
};
