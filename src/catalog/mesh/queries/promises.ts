import { type BrandPromises, defaultPromises } from '@/commerce/promises/phrases';
import { fillPromises } from '@/commerce/promises/fillPromises';
import type { Phrases } from '@/commerce/promises/phrases';
import type { Article, ShopGroup } from '../mesh';
import type { ParsedProse } from '../prose/prose';
import { getTerms } from './terms';

/** What a brand promises; the defaults if its file has nothing. */
export const getPromises = (group: ShopGroup): BrandPromises => ({
  ...defaultPromises,
  ...group.service,
  deposit: getTerms(group).deposit,
});

type ReadableArticle = Pick<Article<'posts' | 'pages'>, 'title' | 'summary' | 'read'>;

/** An article whose texts say what a brand promises. Its body is still parsed when a page needs it. */
export const fillArticle = <Filled extends ReadableArticle>(
  article: Filled,
  phrases: Phrases,
): Filled => {
  let filled: ParsedProse | undefined;
  return {
    ...article,
    title: fillPromises(article.title, phrases),
    summary: fillPromises(article.summary, phrases),
    read: () => (filled ??= fillPromises(article.read(), phrases)),
  };
};
