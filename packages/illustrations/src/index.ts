/**
 * Pictures drawn by code. A picture is SVG data until `toFiles` converts it to the files of its kind. This package knows no
 * paths, no sites and no content: who calls it decides which picture goes where.
 */

/** The scenes, by name: views of cities, groups at activities, wide heroes with room for a text. */
export { activities, cities, heroes } from './scenes';

/** Covers of blog posts, by the slug of the post. */
export { posts } from './posts';

/** The team that an "about us" page shows. */
export { team } from './team/team';

/** The scene that stands in for a missing picture. */
export { fallback } from './fallback';

/** The marks of six brands, for light and dark backgrounds, and the icons made of two of them. */
export { marks } from './brand/marks';
export { favicons, type Favicon } from './brand/favicons';
export type { Mark } from './brand/mark';

/** Share cards: of the six brands' home pages, of pages that are the same for all brands, and of any other brand. */
export { brandCards } from './share/brandCards';
export { pageCards } from './share/pageCards';
export { createBrandCard, type BrandCard } from './share/brandCard';
export type { Card } from './share/card';

/** From a drawing to the bytes of its files, and from files to one sheet that shows them all. */
export { toFiles, type DrawnFile } from './files';
export { drawContactSheet } from './contactSheet';
export type { Drawing } from './drawing';

/** An SVG document of a picture, for pictures that stay vectors. */
export { toSvg } from './rasterize';
export type { Picture } from './svg';
