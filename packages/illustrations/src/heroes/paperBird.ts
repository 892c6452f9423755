/** A giant folded bird: every facet reflects the light at its own angle, like paper. */
import { fadeTo, spray } from '../grain';
import { coral, cream, dusk, mix, orange, sun } from '../palettes';
import { poly } from '../shapes';
import { paint, type Point } from '../svg';

const lit = mix(sun, cream, 0.35);
const warm = mix(coral, orange, 0.35);
const deep = mix(coral, dusk, 0.45);
const fold = fadeTo('left', 'bird-fold', mix(coral, dusk, 0.7), 0.75);
const crease = fadeTo('down', 'bird-crease', mix(sun, orange, 0.8), 0.7);
const shadow = fadeTo('up', 'bird-shadow', mix(dusk, coral, 0.15), 0.7);

export const paperBirdInks = [fold, crease, shadow];

interface Facet {
  readonly color: string;
  readonly corners: readonly Point[];
  readonly shade?: string;
}

const facets: readonly Facet[] = [
  {
    color: deep,
    corners: [
      [1370, 420],
      [1450, 430],
      [1700, 120],
    ],
    shade: shadow.fill,
  },
  {
    color: warm,
    corners: [
      [1450, 430],
      [1540, 450],
      [1700, 120],
    ],
  },
  {
    color: warm,
    corners: [
      [1420, 420],
      [1020, 280],
      [1330, 500],
    ],
    shade: fold.fill,
  },
  {
    color: lit,
    corners: [
      [1420, 420],
      [1020, 280],
      [1380, 388],
    ],
  },
  {
    color: deep,
    corners: [
      [1480, 440],
      [1560, 510],
      [1806, 250],
    ],
    shade: fold.fill,
  },
  {
    color: lit,
    corners: [
      [1510, 420],
      [1560, 510],
      [1806, 250],
    ],
    shade: crease.fill,
  },
  {
    color: warm,
    corners: [
      [1806, 250],
      [1766, 300],
      [1900, 330],
    ],
  },
  {
    color: deep,
    corners: [
      [1330, 500],
      [1440, 400],
      [1450, 556],
    ],
    shade: fold.fill,
  },
  {
    color: warm,
    corners: [
      [1440, 400],
      [1450, 556],
      [1560, 510],
    ],
  },
  {
    color: mix(warm, coral, 0.4),
    corners: [
      [1316, 486],
      [1424, 480],
      [1214, 92],
    ],
    shade: fold.fill,
  },
  {
    color: lit,
    corners: [
      [1424, 480],
      [1528, 466],
      [1214, 92],
    ],
    shade: crease.fill,
  },
];

/** The knots from which the bird hangs. */
export const paperBirdKnots: readonly Point[] = [
  [1214, 92],
  [1700, 120],
  [1806, 250],
  [1020, 280],
];

export const paperBird = (): string =>
  facets
    .map(({ color, corners, shade }) => {
      const outline = poly(...corners);
      return paint(color, outline) + (shade ? spray(shade, outline) : '');
    })
    .join('');

/** The same bird as a model that fits a hand: origin at its belly. */
export const paperBirdModel = (size: number): string =>
  `<g transform="scale(${size}) translate(-1440 -556)">${facets.map(({ color, corners }) => paint(color, poly(...corners))).join('')}</g>`;
