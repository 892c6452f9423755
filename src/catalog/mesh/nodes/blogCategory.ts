import { z } from 'zod';
import { id, line, slug } from './fields';

/** `blog-categories/<key>.json`; shown in the order of their ids. */
export const blogCategoryFacts = z.strictObject({ id });

/** The path segment of the numbered pages of the whole blog. */
const pagesOfBlog = 'page';

/** `texts/<lang>/blog-categories/<key>.json` */
export const blogCategoryTexts = z.strictObject({
  slug: slug.refine((value) => value !== pagesOfBlog, 'must not be the word of the numbered pages'),
  name: line(3, 40),
  intro: line(40, 220),
});
