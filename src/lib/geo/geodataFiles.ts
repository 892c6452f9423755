import atlas from 'world-atlas/package.json';

/** Raised whenever something else is made of the same atlas: what has been kept for good must not be taken for it. */
const recipe = 1;

const version = `${atlas.version}-${recipe}`;

/** Where pages find what build and dev make of the atlas. Another version is another address, to be kept for good. */
export const geodataFiles = {
  /** Countries and borders, see `Geodata`. */
  countries: `/geo/europe-${version}.json`,
  /** The land as rows of dots, in an SVG whose one path is called `land`. */
  dots: `/geo/dots-${version}.svg`,
} as const;
