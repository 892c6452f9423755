/** Splitting costs: four hands and one bill on a marble café table in the sun, under a plane tree. */
import { fadeAround, spray } from '../../grain';
import {
  brick,
  coral,
  cream,
  dusk,
  mix,
  moss,
  night,
  orange,
  rose,
  sand,
  sea,
  skins,
  sky,
  sun,
  teal,
} from '../../palettes';
import { randomFrom, repeat } from '../../random';
import { box, disc } from '../../shapes';
import { at, line, num, paint, tilted, type Picture } from '../../svg';
import { pinching, resting } from './hands';
import { bill, card, coin, croissant, cup, note, spritz } from './table';

const [fair, honey, , brown, deep] = skins;

const paving = mix(moss, sand, 0.42);
const shadeInk = mix(moss, night, 0.6);
const marble = mix(cream, sky, 0.1);

const ground = fadeAround('cost-ground', shadeInk, 0.9, [0, 1], 0.72);
const tableShade = fadeAround('cost-table', mix(moss, dusk, 0.45), 0.6, [0.04, 0.96], 0.62);
const leafShade = fadeAround('cost-leaf', mix(night, moss, 0.25), 0.85, [1, 0], 0.8);

const slabs = repeat(
  8,
  (row) =>
    `M0 ${row * 130 - 10}H1600${repeat(8, (column) => `M${column * 230 + (row % 2) * 115} ${row * 130 - 10}v130`)}`,
);

/** A woven bistro chair tucked under the table edge. */
const chair = (x: number, y: number, turn: number, one: string, other: string): string =>
  tilted(
    x,
    y,
    turn,
    paint(shadeInk, 'M-150 -60Q-150 130 -40 150H60Q170 130 150 -70Z', 0.5) +
      paint(one, 'M-128 -90Q-136 96 0 96Q136 96 128 -90Z') +
      line(
        other,
        12,
        repeat(7, (index) => `M${-96 + index * 32} -80V${74 - Math.abs(index - 3) * 14}`),
        0.9,
      ) +
      line(
        one,
        9,
        repeat(
          6,
          (index) => `M${-112 + index * index * 2} ${-60 + index * 25}H${112 - index * index * 2}`,
        ),
        0.8,
      ) +
      line(brick, 20, 'M-140 -70C-150 130 -60 124 0 124C60 124 150 130 140 -70'),
  );

/** Patches of shade under the tree: blots that touch. */
const dapple = ((): string => {
  const random = randomFrom(20);
  return repeat(34, () => {
    const [x, y, r] = [random(760, 1620), random(-40, 520), random(16, 58)];
    return x - 760 > y * 0.9 - 60
      ? `M${num(x)} ${num(y)}q${num(r)} ${num(-r)} ${num(r * 2)} 0q${num(-r * 0.4)} ${num(r * 1.1)} ${num(-r * 1.3)} ${num(r * 0.8)}q${num(-r * 0.8)} ${num(-r * 0.1)} ${num(-r * 0.7)} ${num(-r * 0.8)}z`
      : '';
  });
})();

/** An object on the table with a short shadow to the lower left. */
const laid = (
  x: number,
  y: number,
  turn: number,
  outline: string,
  thing: string,
  height = 8,
): string =>
  at(x - height, y + height, 1, tilted(0, 0, turn, paint(shadeInk, outline, 0.4))) +
  tilted(x, y, turn, thing);

/** An arm reaches in; its shadow falls on the table beside it. */
const reach = (x: number, y: number, turn: number, arm: string): string =>
  `<g opacity=".38" filter="url(#cost-dark)">${tilted(x - 30, y + 34, turn, arm)}</g>${tilted(x, y, turn, arm)}`;

const flatInk = `<filter id="cost-dark"><feFlood flood-color="${shadeInk}"/><feComposite in2="SourceAlpha" operator="in"/></filter>`;

const branch = [
  [1180, -30, 150, 170],
  [1330, 20, 120, 230],
  [1420, 60, 160, 240],
  [1560, 130, 135, 230],
  [1600, 300, 165, 190],
  [1500, -20, 100, 210],
] as const;

const leaves = branch
  .map(([x, y, turn, size], index) =>
    tilted(
      x,
      y,
      turn,
      paint(
        mix(moss, night, index % 2 ? 0.55 : 0.4),
        `M0 0C${size * 0.3} ${-size * 0.5} ${size * 0.8} ${-size * 0.36} ${size} 0C${size * 0.8} ${size * 0.36} ${size * 0.3} ${size * 0.5} 0 0Z`,
      ) + line(mix(moss, sun, 0.25), 4, `M${-size * 0.2} 0H${size * 0.86}`, 0.7),
    ),
  )
  .join('');

export const splittingCosts: Picture = {
  width: 1600,
  height: 900,
  gradients: [ground, tableShade, leafShade],
  layers: [
    flatInk,
    paint(paving, box(0, 0, 1600, 900)),
    line(mix(paving, shadeInk, 0.3), 4, slabs),
    spray(ground.fill, box(0, 0, 1600, 900)),
    chair(300, 180, 128, mix(sand, cream, 0.4), teal),
    chair(1330, 770, -52, mix(sand, cream, 0.4), coral),
    paint(shadeInk, disc(740, 520, 436), 0.6),
    paint(mix(sun, brick, 0.35), disc(800, 450, 436)),
    paint(marble, disc(800, 450, 420)),
    line(
      mix(marble, dusk, 0.22),
      5,
      'M520 160Q640 260 620 340T760 520T720 700M1180 300Q1060 360 1090 470T980 640M620 340Q560 380 420 370M1090 470Q1130 500 1190 500',
      0.6,
    ),
    paint(shadeInk, dapple, 0.22),
    spray(tableShade.fill, disc(800, 450, 420)),
    laid(1010, 268, 0, disc(0, 0, 92), cup(0, 0, sky, mix(brick, night, 0.25), sand, 150), 16),
    laid(596, 262, 0, disc(0, 8, 104), croissant(0, 0, -20, mix(sun, orange, 0.3)), 12),
    laid(1036, 640, 0, disc(0, 0, 60), spritz(0, 0, mix(orange, sun, 0.25)), 30),
    laid(
      590,
      640,
      0,
      disc(0, 0, 92),
      cup(0, 0, mix(rose, cream, 0.3), mix(brick, night, 0.35), sand, 20),
      16,
    ),
    laid(806, 450, 9, box(-122, -150, 244, 310), bill(), 14),
    laid(
      900,
      660,
      -62,
      box(-116, -56, 232, 112),
      note(mix(sea, cream, 0.55), mix(sea, night, 0.3)),
      5,
    ),
    coin([672, 500], 28, sun, mix(sun, cream, 0.5)),
    coin([640, 452], 24, mix(brick, sun, 0.4), mix(brick, sun, 0.55)),
    coin([700, 560], 22, mix(sky, cream, 0.5), sun),
    coin([930, 372], 26, mix(sky, cream, 0.4), sun),
    reach(420, 470, 82, pinching(fair, { cloth: coral, cuff: mix(coral, cream, 0.4) })),
    coin([612, 396], 29, sun, mix(sky, cream, 0.5)),
    laid(990, 470, -84, box(-76, -100, 152, 200), card(night, sun), 10),
    reach(1200, 470, -92, pinching(brown, { cloth: mix(teal, sea, 0.3), cuff: cream })),
    reach(820, 880, 12, resting(honey, { cloth: sun, cuff: mix(sun, orange, 0.4) })),
    reach(830, 60, 176, pinching(deep, { cloth: cream, cuff: rose })),
    coin([860, 252], 28, sun, mix(sun, cream, 0.5)),
    leaves,
    spray(leafShade.fill, box(1040, 0, 560, 470)),
  ],
};
