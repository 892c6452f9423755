/** The card of each brand's home page. The hero is cut to a form of the mark. */
import { marks } from '../brand/marks';
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
import { paint } from '../svg';
import { createBrandCard } from './brandCard';

const round = disc(1010, 315, 450);
const slant = poly([640, -10], [1210, -10], [1210, 640], [540, 640]);
const leaf = 'M536 -10H1210V664A674 674 0 0 1 536 -10Z';

export const brandCards = {
  troupe: createBrandCard({
    mark: marks.troupe.onLight,
    name: 'TROUPE',
    hand: { weight: 30, tracking: 14, isRound: true, stretch: 0.9 },
    ground: mix(sand, cream, 0.35),
    shade: mix(sun, sand, 0.3),
    type: teal,
    hero: goldenBridge,
    focus: [0.71, 0.5],
    outline: round,
    behind: paint(sun, disc(976, 336, 452)),
  }),
  ekipa: createBrandCard({
    mark: marks.ekipa.onDark,
    name: 'EKIPA',
    hand: { weight: 32, tracking: 14, isRound: false, stretch: 1.2 },
    ground: mix(night, ember, 0.14),
    shade: mix(night, ember, 0.4),
    type: cream,
    hero: victory,
    focus: [0.8, 0.5],
    outline: slant,
    behind:
      paint(ember, poly([612, -10], [700, -10], [600, 640], [512, 640])) +
      paint(flame, poly([588, -10], [612, -10], [512, 640], [488, 640])),
  }),
  kompis: createBrandCard({
    mark: marks.kompis.onLight,
    name: 'KOMPIS',
    hand: { weight: 13, tracking: 30, isRound: true, stretch: 1 },
    ground: mix(sky, cream, 0.76),
    shade: mix(sky, cream, 0.45),
    type: mix(night, teal, 0.5),
    hero: nordicHarbour,
    focus: [0.7, 0.5],
    outline: leaf,
  }),
  ensemble: createBrandCard({
    mark: marks.ensemble.onDark,
    name: 'ENSEMBLE',
    hand: { weight: 21, tracking: 17, isRound: false, stretch: 0.9 },
    ground: mix(teal, ink, 0.22),
    shade: mix(ink, teal, 0.2),
    type: cream,
    hero: loft,
    focus: [0.7, 0.5],
    outline: `M560 640V300A310 310 0 0 1 870 -10H1210V640Z`,
    behind:
      paint(sun, box(544, 430, 30, 210)) +
      paint(coral, disc(572, 60, 44)) +
      paint(mix(sea, cream, 0.15), poly([660, -10], [740, -10], [660, 70])),
  }),
  summit: createBrandCard({
    mark: marks.summit.onLight,
    name: 'SUMMIT & CO',
    hand: { weight: 9, tracking: 30, isRound: false, stretch: 0.94 },
    ground: mix(cream, sand, 0.25),
    shade: mix(sand, orange, 0.12),
    type: night,
    hero: summit,
    focus: [0.74, 0.45],
    outline: box(584, 44, 572, 542),
  }),
  wianek: createBrandCard({
    mark: marks.wianek.onLight,
    name: 'WIANEK',
    hand: { weight: 16, tracking: 20, isRound: true, stretch: 0.95 },
    ground: mix(rose, cream, 0.68),
    shade: mix(rose, cream, 0.25),
    type: mix(ember, brick, 0.5),
    hero: wreathRiver,
    focus: [0.78, 0.5],
    outline: disc(860, 315, 262) + disc(1130, 160, 240) + disc(1130, 470, 240),
    behind: paint(
      mix(rose, coral, 0.3),
      disc(860, 315, 280) + disc(1130, 160, 258) + disc(1130, 470, 258),
    ),
  }),
};
