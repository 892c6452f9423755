/** Cards of pages that are the same for all brands: pictures only, no text. */
import { berlin } from '../cities/berlin';
import { budapest } from '../cities/budapest';
import { krakow } from '../cities/krakow';
import { lisbon } from '../cities/lisbon';
import { prague } from '../cities/prague';
import { cream, mix, sand } from '../palettes';
import { posts } from '../posts';
import { times } from '../random';
import { box, poly } from '../shapes';
import { paint, type Picture } from '../svg';
import { team } from '../team/team';
import { CARD_HEIGHT, CARD_WIDTH, sheet, type Box, type Card, type Part } from './card';
import { plan } from './planCard';

const paper = sheet(paint(mix(cream, sand, 0.3), box(0, 0, CARD_WIDTH, CARD_HEIGHT)));
const nothing = sheet();

const framed = (picture: Picture, place: Box, focus: Part['focus'] = [0.5, 0.5]): Part => ({
  picture,
  box: place,
  outline: box(place.left, place.top, place.width, place.height),
  focus,
});

/** Five cities side by side, separated by slanted gutters. */
const cities: readonly (readonly [picture: Picture, focus: Part['focus']])[] = [
  [prague, [0.71, 0.5]],
  [lisbon, [0.5, 0.5]],
  [krakow, [0.43, 0.5]],
  [budapest, [0.5, 0.5]],
  [berlin, [0.5, 0.5]],
];

const LEAN = 90;
const GUTTER = 14;
const STRIP = (CARD_WIDTH + LEAN) / cities.length;

const strips = cities.map(([picture, focus], index): Part => {
  const left = index * STRIP - LEAN;
  const edges = times(2, (side) => left + side * (STRIP - GUTTER));
  const [near = 0, far = 0] = edges;
  const start = Math.max(0, Math.floor(near));
  return {
    picture,
    box: {
      left: start,
      top: 0,
      width: Math.min(CARD_WIDTH, Math.ceil(far + LEAN)) - start,
      height: CARD_HEIGHT,
    },
    outline: poly([near + LEAN, 0], [far + LEAN, 0], [far, CARD_HEIGHT], [near, CARD_HEIGHT]),
    focus,
  };
});

export const pageCards = {
  destinations: { ground: paper, parts: strips, front: nothing },
  about: {
    ground: paper,
    parts: [framed(team, { left: 28, top: 28, width: 1144, height: 574 }, [0.5, 0.44])],
    front: nothing,
  },
  blog: {
    ground: paper,
    parts: [
      framed(posts['rain-plan'], { left: 28, top: 28, width: 680, height: 574 }, [0.6, 0.5]),
      framed(posts['packing-list'], { left: 724, top: 28, width: 448, height: 279 }),
      framed(posts['night-trains'], { left: 724, top: 323, width: 448, height: 279 }, [0.7, 0.5]),
    ],
    front: nothing,
  },
  plan: { ground: plan, parts: [], front: nothing },
} satisfies Readonly<Record<string, Card>>;
