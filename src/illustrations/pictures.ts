import { ACTIVITIES } from './activities';
import { longLight } from './activityParts/light';
import { favicons, type Favicon } from './brand/favicons';
import { marks } from './brand/marks';
import { berlin } from './cities/berlin';
import { budapest } from './cities/budapest';
import { gdansk } from './cities/gdansk';
import { krakow } from './cities/krakow';
import { lisbon } from './cities/lisbon';
import { prague } from './cities/prague';
import { riga } from './cities/riga';
import { warsaw } from './cities/warsaw';
import { fallback } from './fallback';
import { victory } from './heroes/victory';
import { goldenBridge } from './heroes/goldenBridge';
import { loft } from './heroes/loft';
import { nordicHarbour } from './heroes/nordicHarbour';
import { summit } from './heroes/summit';
import { wreathRiver } from './heroes/wreathRiver';
import { posts } from './posts';
import type { Card } from './share/card';
import { cards } from './share/cards';
import type { Picture } from './svg';
import { team } from './team/team';

const scene = (draw: () => string): Picture => ({
  width: 1200,
  height: 900,
  gradients: [],
  layers: [draw(), longLight()],
});

/** A drawing, by the kind of its file (see `files.ts`). */
export type Drawing =
  | { readonly kind: 'master' | 'mark'; readonly picture: Picture }
  | { readonly kind: 'icon'; readonly icon: Favicon }
  | { readonly kind: 'card'; readonly card: Card };

type Entry = readonly [path: string, drawing: Drawing];

const inFolder = <T>(
  folder: string,
  drawn: Readonly<Record<string, T>>,
  toDrawing: (drawn: T) => Drawing,
): readonly Entry[] =>
  Object.entries(drawn).map(([name, value]) => [`${folder}/${name}`, toDrawing(value)]);

const master = (picture: Picture): Drawing => ({ kind: 'master', picture });
const mark = (picture: Picture): Drawing => ({ kind: 'mark', picture });

const cities = { berlin, budapest, gdansk, krakow, lisbon, prague, riga, warsaw };
const heroes = {
  1: goldenBridge,
  2: victory,
  3: nordicHarbour,
  4: loft,
  5: summit,
  6: wreathRiver,
};

/** All drawings by path without extension: icons below `public`, everything else below `public/images`. */
export const pictures: ReadonlyMap<string, Drawing> = new Map<string, Drawing>([
  ...inFolder('cities', cities, master),
  ...inFolder('products', ACTIVITIES, (draw) => master(scene(draw))),
  ...inFolder('heroes', heroes, master),
  ['team', master(team)],
  ['fallback', master(fallback)],
  ...inFolder('posts', posts, master),
  ...inFolder('logos', marks, ({ onLight }) => mark(onLight)),
  ...inFolder('logos/on-dark', marks, ({ onDark }) => mark(onDark)),
  ...inFolder('icons', favicons, (icon) => ({ kind: 'icon', icon })),
  ...inFolder('share', cards, (card) => ({ kind: 'card', card })),
]);
