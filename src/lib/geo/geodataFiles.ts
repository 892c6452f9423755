import atlas from 'world-atlas/package.json';

/** Increase this whenever the generated files change with the same atlas: browsers cache them permanently. */
const recipe = 1;

const version = `${atlas.version}-${recipe}`;

/** Paths of the generated files. Each version has its own path, so that they can be cached permanently. */
export const geodataFiles = {
  /** Countries and borders, see `Geodata`. */
  countries: `/geo/europe-${version}.json`,
  /** The land as rows of dots: an SVG with one path named `land`. */
  dots: `/geo/dots-${version}.svg`,
} as const;
