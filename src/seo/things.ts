import type { BreadcrumbList, FAQPage, ItemList } from 'schema-dts';

interface Step {
  readonly name: string;
  /** Absolute URL. */
  readonly url: string;
}

/** The breadcrumbs of a page, from the home page to the page itself. */
export const toBreadcrumbs = (steps: readonly Step[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});

/**
 * A list of pages in the order in which they are shown. The names of the pages are on the pages themselves.
 *
 * @param urls absolute URLs
 */
export const toItemList = (name: string, urls: readonly string[]): ItemList => ({
  '@type': 'ItemList',
  name,
  numberOfItems: urls.length,
  itemListElement: urls.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })),
});

interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Questions and answers, with the same texts as on the page; empty if there are none. */
export const listQuestions = (
  questions: readonly Question[],
  url: string,
): readonly [] | readonly [FAQPage] =>
  questions.length === 0
    ? []
    : [
        {
          '@type': 'FAQPage',
          '@id': `${url}#faq`,
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ];
