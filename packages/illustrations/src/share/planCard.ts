/** A weekend as a ticket: three stops on a dotted line, ticked off, and a stub to tear off. */
import { fadeAround, fadeTo, spray } from '../grain';
import {
  brick,
  coral,
  cream,
  ember,
  mix,
  night,
  orange,
  rose,
  sand,
  sea,
  sky,
  sun,
  teal,
} from '../palettes';
import { repeat, times } from '../random';
import { box, disc, halfOval, hills, pill, poly } from '../shapes';
import { at, dots, line, paint, tilted, type Picture, type Point } from '../svg';
import { CARD_HEIGHT, CARD_WIDTH } from './card';

const ground = mix(teal, night, 0.22);
const low = fadeTo('down', 'plan-low', mix(night, teal, 0.2), 0.85);
const light = fadeAround('plan-light', mix(sea, sun, 0.2), 0.6, [0.5, 0.5], 0.5);
const fold = fadeTo('left', 'plan-fold', mix(sand, brick, 0.35), 0.5);

const WIDE = 880;
const HIGH = 380;
const TEAR = 600;

/** Paper with a notch in both edges where the stub begins. */
const ticketForm =
  `M24 0H${TEAR - 26}A26 26 0 0 0 ${TEAR + 26} 0H${WIDE - 24}A24 24 0 0 1 ${WIDE} 24V${HIGH - 24}A24 24 0 0 1 ${WIDE - 24} ${HIGH}` +
  `H${TEAR + 26}A26 26 0 0 0 ${TEAR - 26} ${HIGH}H24A24 24 0 0 1 0 ${HIGH - 24}V24A24 24 0 0 1 24 0Z`;

const pin = (x: number, y: number, color: string): string =>
  paint(
    color,
    `M${x} ${y}C${x - 44} ${y - 50} ${x - 42} ${y - 108} ${x} ${y - 108}C${x + 42} ${y - 108} ${x + 44} ${y - 50} ${x} ${y}Z`,
  ) +
  paint(cream, disc(x, y - 68, 22)) +
  line(mix(color, night, 0.25), 7, `M${x - 10} ${y - 68}l7 8l14 -17`);

const stops: readonly (readonly [x: number, y: number, color: string])[] = [
  [110, 226, ember],
  [286, 186, sun],
  [466, 214, mix(sea, teal, 0.3)],
];

const way: readonly Point[] = times(30, (index) => {
  const t = index / 29;
  return [52 + t * 500, 246 + Math.sin(t * 8.2) * 26];
});

const lines = repeat(
  3,
  (row) => pill(52 + row * 176, 288, 104, 16) + pill(52 + row * 176, 318, 66, 12),
);

/** The picture on the stub: hills, water, a sun. */
const view =
  `<clipPath id="plan-view"><path d="${disc(740, 172, 104)}"/></clipPath><g clip-path="url(#plan-view)">` +
  paint(mix(coral, sun, 0.4), box(630, 60, 220, 220)) +
  paint(cream, disc(766, 166, 40)) +
  paint(mix(rose, teal, 0.45), hills(300, [630, 190], [690, 140], [760, 196], [850, 160])) +
  paint(
    mix(teal, night, 0.2),
    halfOval(694, 216, 34, 40) +
      box(688, 160, 12, 20) +
      box(640, 196, 18, 40) +
      poly([634, 198], [649, 150], [664, 198]) +
      box(740, 200, 90, 30),
  ) +
  paint(mix(sky, teal, 0.35), box(630, 214, 220, 80)) +
  line(cream, 5, 'M740 234h56M726 250h84M752 264h40', 0.8) +
  '</g>';

const bars = repeat(19, (index) =>
  box(652 + index * 9.6, 314, [3, 6, 2.5, 4.5][(index * 7) % 4] ?? 3, 40),
);

const ticket = [
  paint(cream, ticketForm),
  spray(
    fold.fill,
    `M${TEAR} 26A26 26 0 0 0 ${TEAR + 26} 0H${WIDE - 24}A24 24 0 0 1 ${WIDE} 24V${HIGH - 24}A24 24 0 0 1 ${WIDE - 24} ${HIGH}H${TEAR + 26}A26 26 0 0 0 ${TEAR} ${HIGH - 26}Z`,
  ),
  dots(
    mix(sand, brick, 0.3),
    7,
    times(16, (index): Point => [TEAR, 44 + index * 19.4]),
  ),
  paint(coral, `M24 0H${TEAR - 26}Q${TEAR - 24} 18 ${TEAR - 8} 25V66H0V24A24 24 0 0 1 24 0Z`),
  paint(cream, disc(52, 34, 11) + disc(84, 34, 11) + disc(116, 34, 11)),
  paint(mix(coral, cream, 0.5), pill(420, 26, 130, 16)),
  dots(mix(teal, night, 0.2), 9, way),
  stops.map(([x, y, color]) => pin(x, y, color)).join(''),
  paint(mix(sand, rose, 0.35), lines),
  view,
  paint(night, bars, 0.85),
].join('');

const confetti = [
  [120, 120, 20, sun],
  [214, 60, -30, coral],
  [96, 330, 48, sky],
  [1090, 96, 12, coral],
  [1130, 300, -24, sun],
  [1040, 560, 30, rose],
  [250, 566, -12, sun],
  [520, 52, 40, rose],
  [860, 590, -38, sea],
  [1000, 40, 62, sky],
  [60, 520, 16, coral],
] as const;

export const plan: Picture = {
  width: CARD_WIDTH,
  height: CARD_HEIGHT,
  gradients: [low, light, fold],
  layers: [
    paint(ground, box(0, 0, CARD_WIDTH, CARD_HEIGHT)),
    spray(light.fill, disc(460, 220, 470)),
    spray(low.fill, box(0, 330, CARD_WIDTH, 300)),
    confetti
      .map(([x, y, turn, color], index) =>
        tilted(x, y, turn, paint(color, index % 3 ? pill(-22, -8, 44, 16) : disc(0, 0, 13))),
      )
      .join(''),
    tilted(
      192,
      156,
      3,
      at(20, 26, 1, paint(mix(night, teal, 0.1), ticketForm, 0.55)) +
        tilted(
          60,
          -30,
          6,
          paint(sun, ticketForm) +
            paint(mix(sun, orange, 0.3), `M${TEAR} 0h${WIDE - TEAR}v${HIGH}h${TEAR - WIDE}z`),
        ),
    ),
    tilted(150, 140, -5, at(10, 16, 1, paint(mix(night, teal, 0.1), ticketForm, 0.5)) + ticket),
  ],
};
