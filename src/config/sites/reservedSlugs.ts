import { routes } from './routes';

/** Folders and files below `public/`, and names that Next serves itself. */
const servedElsewhere = [
  '_next',
  '_ipx',
  'api',
  'fonts',
  'geo',
  'icons',
  'images',
  'locales',
  'index.html',
];

const firstSegments = Object.values(routes).flatMap((row) =>
  Object.values(row.paths).map((path: string) => path.split('/')[1] ?? ''),
);

/** Slugs that a city or product must not have, because a fixed path of a site uses them. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...servedElsewhere,
  ...firstSegments.filter((segment) => segment !== '' && !segment.startsWith('{')),
]);
