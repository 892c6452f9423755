import type { StaticPage } from './pages';

/** The pages that apply to a booking: the terms, and the rules of changes and cancellation. */
export const listTermsPages = (pages: readonly StaticPage[]): readonly StaticPage[] =>
  pages.filter(({ kind }) => kind === 'terms' || kind === 'cancellation');

/** Characters of a git id, of which git itself shows seven. */
const ID_LENGTH = 12;

/**
 * Identifies the text of a site's terms: the git ids of the pages, shortened, with a dot between two. `git show <id>` in
 * the content's repository prints the page.
 *
 * @param pages the static pages of the site
 * @returns `null` if there are no such pages, or if one is from no file
 */
export const getTermsVersion = (pages: readonly StaticPage[]): string | null => {
  const ids = listTermsPages(pages).map(({ gitBlobId }) => gitBlobId?.slice(0, ID_LENGTH));
  return ids.length > 0 && ids.every((id) => id !== undefined) ? ids.join('.') : null;
};
