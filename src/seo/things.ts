import type { BreadcrumbList, FAQPage, ItemList } from 'schema-dts';

interface Step {
  readonly name: string;
  /** Whole address. */
  readonly url: string;
}

/** Where a page stands, from the top; the page itself comes last. */
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
 * A list of pages in the order in which they are shown. What each is called, it says itself.
 *
 * @param urls whole addresses
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

/** Questions with their answers, both as the page shows them; nothing where there are none. */
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
