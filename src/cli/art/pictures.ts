import {
  activities,
  brandCards,
  cities,
  fallback,
  favicons,
  heroes,
  marks,
  pageCards,
  posts,
  team,
  type Drawing,
  type Picture,
} from '@troupe/illustrations';

type Entry = readonly [path: string, drawing: Drawing];

const inFolder = <T>(
  folder: string,
  drawn: Readonly<Record<string, T>>,
  toDrawing: (drawn: T) => Drawing,
): readonly Entry[] =>
  Object.entries(drawn).map(([name, value]) => [`${folder}/${name}`, toDrawing(value)]);

const master = (picture: Picture): Drawing => ({ kind: 'master', picture });
/** The people of a hero, who are at the right of it: as `Hero.module.css` crops it for phones. */
const people = (picture: Picture): Drawing => ({ kind: 'detail', picture, left: 0.41 });
const mark = (picture: Picture): Drawing => ({ kind: 'mark', picture });

/** Heroes, marks and home page cards have the id of their shop group as a name (`content/shop-groups`). */
const heroesByGroup = {
  1: heroes.goldenBridge,
  2: heroes.victory,
  3: heroes.nordicHarbour,
  4: heroes.loft,
  5: heroes.summit,
  6: heroes.wreathRiver,
};

const byGroup = <T>(
  drawn: Readonly<Record<'troupe' | 'ekipa' | 'kompis' | 'ensemble' | 'summit' | 'wianek', T>>,
) => ({
  1: drawn.troupe,
  2: drawn.ekipa,
  3: drawn.kompis,
  4: drawn.ensemble,
  5: drawn.summit,
  6: drawn.wianek,
});

/** All drawings by path without extension: icons below `public`, everything else below `public/images`. */
export const pictures: ReadonlyMap<string, Drawing> = new Map<string, Drawing>([
  ...inFolder('cities', cities, master),
  ...inFolder('products', activities, master),
  ...inFolder('heroes', heroesByGroup, master),
  ...inFolder('heroes-on-phones', heroesByGroup, people),
  ['team', master(team)],
  ['fallback', master(fallback)],
  ...inFolder('posts', posts, master),
  ...inFolder('logos', byGroup(marks), ({ onLight }) => mark(onLight)),
  ...inFolder('logos/on-dark', byGroup(marks), ({ onDark }) => mark(onDark)),
  ...inFolder('icons', { favicon: favicons.troupe, 'favicon-5': favicons.summit }, (icon) => ({
    kind: 'icon',
    icon,
  })),
  ...inFolder('share', { ...byGroup(brandCards), ...pageCards }, (card) => ({
    kind: 'card',
    card,
  })),
]);
