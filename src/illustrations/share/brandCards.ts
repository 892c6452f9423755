/** The card of each brand's home page: mark and name on the brand's background, its hero cut to a form of the mark. */
import { marks } from '../brand/marks';
import { fadeTo, spray } from '../grain';

import { goldenBridge } from '../heroes/goldenBridge';
import { loft } from '../heroes/loft';
import { nordicHarbour } from '../heroes/nordicHarbour';
import { summit } from '../heroes/summit';
import { victory } from '../heroes/victory';
import { wreathRiver } from '../heroes/wreathRiver';
import {
  brick,
  coral,
  cream,
  ember,
  flame,
  ink,
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
import { box, disc, poly } from '../shapes';
import { at, paint, type Picture } from '../svg';
import { CARD_HEIGHT, CARD_WIDTH, sheet, type Card } from './card';
import { heightOf, lettering, type Hand } from './lettering';

interface BrandCard {
  readonly id: number;
  readonly name: string;
  readonly hand: Hand;
  readonly ground: string;
  readonly shade: string;
  readonly type: string;
  readonly isDark: boolean;
  readonly hero: Picture;
  readonly focus: readonly [x: number, y: number];
  /** The visible area of the hero, and the artwork below and above its edge. */
  readonly outline: string;
  readonly behind?: string;
  readonly before?: string;
}

const LEFT = 76;
const NAME_WIDTH = 408;
const MARK = 196;
const GAP = 46;

const brandCard = (brand: BrandCard): Card => {
  const high = heightOf(brand.name, brand.hand, NAME_WIDTH);
  const top = (CARD_HEIGHT - MARK - GAP - high) / 2;
  const mark = marks[brand.id]?.[brand.isDark ? 'onDark' : 'onLight'];
  const fade = fadeTo('down', 'card-ground', brand.shade, 0.55);
  return {
    ground: {
      ...sheet(
        paint(brand.ground, box(0, 0, CARD_WIDTH, CARD_HEIGHT)),
        spray(fade.fill, box(0, 330, CARD_WIDTH, 300)),
        brand.behind ?? '',
      ),
      gradients: [fade],
    },
    parts: [
      {
        picture: brand.hero,
        box: { left: 520, top: 0, width: 680, height: CARD_HEIGHT },
        outline: brand.outline,
        focus: brand.focus,
      },
    ],
    front: sheet(
      brand.before ?? '',
      at(LEFT - 8, top, MARK / 64, mark?.layers.join('') ?? ''),
      lettering(
        brand.name,
        brand.hand,
        { x: LEFT, y: top + MARK + GAP, width: NAME_WIDTH },
        brand.type,
      ),
    ),
  };
};

const round = disc(1010, 315, 450);
const slant = poly([640, -10], [1210, -10], [1210, 640], [540, 640]);
const leaf = 'M536 -10H1210V664A674 674 0 0 1 536 -10Z';

export const brandCards: Readonly<Record<string, Card>> = {
  1: brandCard({
    id: 1,
    name: 'TROUPE',
    hand: { weight: 30, tracking: 14, isRound: true, stretch: 0.9 },
    ground: mix(sand, cream, 0.35),
    shade: mix(sun, sand, 0.3),
    type: teal,
    isDark: false,
    hero: goldenBridge,
    focus: [0.71, 0.5],
    outline: round,
    behind: paint(sun, disc(976, 336, 452)),
  }),
  2: brandCard({
    id: 2,
    name: 'EKIPA',
    hand: { weight: 32, tracking: 14, isRound: false, stretch: 1.2 },
    ground: mix(night, ember, 0.14),
    shade: mix(night, ember, 0.4),
    type: cream,
    isDark: true,
    hero: victory,
    focus: [0.8, 0.5],
    outline: slant,
    behind:
      paint(ember, poly([612, -10], [700, -10], [600, 640], [512, 640])) +
      paint(flame, poly([588, -10], [612, -10], [512, 640], [488, 640])),
  }),
  3: brandCard({
    id: 3,
    name: 'KOMPIS',
    hand: { weight: 13, tracking: 30, isRound: true, stretch: 1 },
    ground: mix(sky, cream, 0.76),
    shade: mix(sky, cream, 0.45),
    type: mix(night, teal, 0.5),
    isDark: false,
    hero: nordicHarbour,
    focus: [0.7, 0.5],
    outline: leaf,
  }),
  4: brandCard({
    id: 4,
    name: 'ENSEMBLE',
    hand: { weight: 21, tracking: 17, isRound: false, stretch: 0.9 },
    ground: mix(teal, ink, 0.22),
    shade: mix(ink, teal, 0.2),
    type: cream,
    isDark: true,
    hero: loft,
    focus: [0.7, 0.5],
    outline: `M560 640V300A310 310 0 0 1 870 -10H1210V640Z`,
    behind:
      paint(sun, box(544, 430, 30, 210)) +
      paint(coral, disc(572, 60, 44)) +
      paint(mix(sea, cream, 0.15), poly([660, -10], [740, -10], [660, 70])),
  }),
  5: brandCard({
    id: 5,
    name: 'SUMMIT & CO',
    hand: { weight: 9, tracking: 30, isRound: false, stretch: 0.94 },
    ground: mix(cream, sand, 0.25),
    shade: mix(sand, orange, 0.12),
    type: night,
    isDark: false,
    hero: summit,
    focus: [0.74, 0.45],
    outline: box(584, 44, 572, 542),
  }),
  6: brandCard({
    id: 6,
    name: 'WIANEK',
    hand: { weight: 16, tracking: 20, isRound: true, stretch: 0.95 },
    ground: mix(rose, cream, 0.68),
    shade: mix(rose, cream, 0.25),
    type: mix(ember, brick, 0.5),
    isDark: false,
    hero: wreathRiver,
    focus: [0.78, 0.5],
    outline: disc(860, 315, 262) + disc(1130, 160, 240) + disc(1130, 470, 240),
    behind: paint(
      mix(rose, coral, 0.3),
      disc(860, 315, 280) + disc(1130, 160, 258) + disc(1130, 470, 258),
    ),
  }),
};
