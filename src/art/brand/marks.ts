/** Six brand marks on a 64 by 64 field: a handful of plain forms each, no letters. */
import {
  coral,
  cream,
  ember,
  flame,
  ink,
  mix,
  moss,
  night,
  orange,
  rose,
  sea,
  sky,
  sun,
  teal,
} from '../palettes';
import { repeat } from '../random';
import { arch, box, disc, poly } from '../shapes';
import { num, paint, type Picture } from '../svg';

const mark = (...layers: readonly string[]): Picture => ({
  width: 64,
  height: 64,
  gradients: [],
  layers,
});

/** Troupe: three people shoulder to shoulder. */
const company = (left: string, middle: string, right: string): string =>
  paint(left, arch(17, 58, 24, 27) + disc(17, 22, 7)) +
  paint(right, arch(47, 58, 24, 27) + disc(47, 22, 7)) +
  paint(middle, arch(32, 58, 24, 35) + disc(32, 13, 8));

export const troupe = mark(company(teal, coral, sun));

/** Ekipa: a pinwheel of four blades, all pushing the same way. */
const blade = (angle: number, color: string): string =>
  `<g transform="rotate(${angle} 32 32)">${paint(color, 'M32 32V4A14 14 0 0 1 32 32Z')}</g>`;

export const ekipa = mark(
  [ember, flame, ember, flame].map((color, index) => blade(index * 90, color)).join(''),
);

/** Kompis: two circles that share a middle. */
export const kompis = mark(
  paint(teal, disc(23, 32, 19)),
  paint(sky, disc(41, 32, 19)),
  paint(mix(teal, ink, 0.6), 'M32 15.3A19 19 0 0 1 32 48.7A19 19 0 0 1 32 15.3Z'),
  paint(coral, disc(32, 32, 5)),
);

/** Ensemble: four blocks that complete a square. */
export const ensemble = mark(
  paint(coral, 'M6 31A25 25 0 0 1 31 6V31Z'),
  paint(sun, disc(45.5, 18.5, 12.5)),
  paint(teal, box(6, 33, 25, 25)),
  paint(mix(ink, teal, 0.25), poly([33, 58], [58, 33], [58, 58])),
  paint(mix(sea, cream, 0.35), poly([33, 33], [58, 33], [33, 58])),
);

/** Summit & Co: a sun cresting two peaks. */
const peaks = (near: string, shade: string, far: string): string =>
  paint(sun, disc(40, 21, 12)) +
  paint(far, poly([62, 56], [44, 25], [26, 56])) +
  paint(near, poly([2, 56], [25, 14], [48, 56])) +
  paint(shade, poly([25, 14], [48, 56], [25, 56], [20, 42], [28, 34]));

export const summitAndCo = mark(peaks(mix(night, teal, 0.35), night, orange));

/** Wianek: a wreath of leaves and five blossoms. */
const around = (angle: number, radius: number): readonly [number, number] => [
  32 + radius * Math.sin(angle),
  32 - radius * Math.cos(angle),
];

const leafPair = (index: number): string =>
  `<g transform="rotate(${num(index * 72 + 36)} 32 32)">${paint(moss, 'M32 5Q43 4 46 14Q36 16 32 9Q28 16 18 14Q21 4 32 5Z')}</g>`;

const blossom = (index: number): string => {
  const [x, y] = around((index * Math.PI * 2) / 5, 21);
  const petals = repeat(5, (petal) => {
    const angle = (petal * Math.PI * 2) / 5;
    return disc(x + Math.sin(angle) * 4.4, y - Math.cos(angle) * 4.4, 3.7);
  });
  return paint(index % 2 ? rose : coral, petals) + paint(sun, disc(x, y, 2.8));
};

export const wianek = mark(
  [0, 1, 2, 3, 4].map(leafPair).join(''),
  [0, 1, 2, 3, 4].map(blossom).join(''),
);

const tile = (color: string, content: string): Picture =>
  mark(
    paint(
      color,
      'M14 0H50A14 14 0 0 1 64 14V50A14 14 0 0 1 50 64H14A14 14 0 0 1 0 50V14A14 14 0 0 1 14 0Z',
    ),
    content,
  );

const inset = (content: string, scale: number): string =>
  `<g transform="translate(${num(32 - 32 * scale)} ${num(32 - 32 * scale)}) scale(${scale})">${content}</g>`;

export const favicon = tile(ink, inset(company(sea, coral, sun), 0.82));

export const summitFavicon = tile(night, inset(peaks(cream, mix(sky, cream, 0.3), orange), 0.8));
