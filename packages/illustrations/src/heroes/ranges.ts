/** Mountain ranges above a sea of cloud, paler with distance, and the ridge in the foreground. */
import { fadeTo, spray } from '../grain';
import { coral, cream, dusk, ink, mix, night, orange, sun } from '../palettes';
import { hills, poly } from '../shapes';
import { paint, type Point } from '../svg';

const mist = fadeTo('down', 'ranges-mist', mix(orange, cream, 0.45), 0.75);
const mistNear = fadeTo('down', 'ranges-mist-near', mix(coral, dusk, 0.35), 0.7);
const depth = fadeTo('down', 'ranges-depth', mix(night, ink, 0.7), 0.9);
const lee = fadeTo('right', 'ranges-lee', mix(night, ink, 0.6), 0.9);
const warmth = fadeTo('up', 'ranges-warmth', mix(orange, sun, 0.2), 0.75);

export const rangeInks = [mist, mistNear, depth, lee, warmth];

const silhouette = (base: number, crest: readonly Point[]): string => {
  const [first = [0, 0], last = [2000, 0]] = [crest[0], crest[crest.length - 1]];
  return poly([first[0], base], ...crest, [last[0], base]);
};

const far = silhouette(700, [
  [0, 590],
  [90, 560],
  [150, 580],
  [260, 500],
  [330, 548],
  [420, 520],
  [560, 590],
  [690, 540],
  [760, 570],
  [880, 610],
  [1010, 590],
  [1140, 622],
  [1300, 560],
  [1420, 600],
  [1700, 540],
  [2000, 600],
]);
const middle = silhouette(830, [
  [0, 560],
  [110, 600],
  [190, 590],
  [330, 690],
  [410, 670],
  [520, 740],
  [640, 700],
  [760, 770],
  [900, 800],
  [1100, 780],
  [2000, 790],
]);

/** Billows roll in from the left and break on the ridge. */
const billow = (base: number, lift: number): string =>
  hills(
    1000,
    [0, base],
    [160, base - 26 * lift],
    [300, base + 4],
    [470, base - 40 * lift],
    [640, base - 4],
    [800, base - 30 * lift],
    [960, base + 10],
    [1120, base - 24 * lift],
    [1300, base + 16],
    [2000, base],
  );

export const ranges = (): string =>
  [
    paint(mix(orange, dusk, 0.38), far) + spray(mist.fill, far),
    paint(mix(orange, cream, 0.5), billow(690, 0.8)),
    paint(mix(dusk, night, 0.45), middle) + spray(mistNear.fill, middle),
    paint(mix(coral, dusk, 0.45), billow(810, 1)),
    spray(mistNear.fill, billow(810, 1)),
    paint(mix(coral, dusk, 0.72), billow(916, 1.2)) + spray(depth.fill, billow(916, 1.2)),
  ].join('');

const body: readonly Point[] = [
  [820, 1000],
  [900, 940],
  [960, 920],
  [990, 888],
  [1140, 884],
  [1180, 850],
  [1210, 770],
  [1262, 752],
  [1370, 744],
  [1386, 680],
  [1450, 670],
  [1470, 590],
  [1452, 540],
  [1490, 470],
  [1530, 450],
  [1690, 448],
  [1730, 500],
  [1800, 520],
  [1836, 600],
  [1920, 660],
  [2000, 780],
  [2000, 1000],
];

/** Rock faces in the sun. */
const faces = [
  poly([1530, 450], [1690, 448], [1640, 474], [1520, 480], [1490, 470]),
  poly([1490, 470], [1520, 480], [1510, 560], [1540, 640], [1476, 700], [1470, 590], [1452, 540]),
  poly([1386, 680], [1450, 670], [1476, 700], [1440, 800], [1396, 820], [1370, 744]),
  poly([1210, 770], [1262, 752], [1370, 744], [1396, 820], [1300, 836], [1230, 870], [1180, 850]),
  poly(
    [990, 888],
    [1140, 884],
    [1180, 850],
    [1230, 870],
    [1120, 930],
    [1000, 962],
    [880, 966],
    [900, 940],
    [960, 920],
  ),
];

/** Rock faces in shade that get a little light from the sky. */
const planes = [
  poly([1510, 560], [1600, 520], [1690, 640], [1610, 780], [1540, 640]),
  poly([1396, 820], [1440, 800], [1520, 850], [1480, 1000], [1352, 1000], [1300, 836]),
  poly([1700, 480], [1730, 500], [1800, 520], [1836, 600], [1760, 640]),
  poly([1120, 930], [1230, 870], [1270, 1000], [1060, 1000]),
];

export const ridge = (): string =>
  paint(mix(night, dusk, 0.25), poly(...body)) +
  faces
    .map(
      (face, index) =>
        paint(mix(orange, dusk, index % 2 ? 0.62 : 0.42), face) + spray(warmth.fill, face),
    )
    .join('') +
  paint(mix(night, dusk, 0.5), planes.join('')) +
  spray(
    lee.fill,
    poly(
      [1690, 448],
      [1730, 500],
      [1800, 520],
      [1836, 600],
      [1920, 660],
      [2000, 780],
      [2000, 1000],
      [1500, 1000],
      [1600, 720],
      [1640, 474],
    ),
  );
