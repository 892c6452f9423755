import type { CityActivity, CityView } from './pageProps';

type Activities = readonly CityActivity[];

/** The page whose document leaves them out of its data. */
export const cityPage = '/[site]/[slug]';

/** By the list as a document has it: once React has drawn the page, cards come and go. */
const read = new WeakMap<Activities, Activities>();

/**
 * Without the texts that the cards of the same document show: with many activities they are a third of its data, too far
 * from the cards for Gzip to notice.
 */
const leaveOutSummaries = (activities: Activities): Activities =>
  activities.map((it) => ({ ...it, summary: '' }));

/** What the document of a city need not bring as data, since it shows it: summaries of activities, and all there is to read. */
export const leaveOutShown = (view: CityView): CityView => ({
  ...view,
  activities: leaveOutSummaries(view.activities),
  words: undefined,
});

const readSummaries = (activities: Activities): Activities => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('article a[href]')];
  const cards = new Map(
    links.map((link) => [link.getAttribute('href'), link.closest('article')] as const),
  );
  return activities.map((it) => {
    const text = cards.get(it.href)?.querySelector('[data-summary]')?.textContent;
    return { ...it, summary: text ?? '' };
  });
};

/** Activities with their texts, which the document that they came with shows. Those of other pages bring them along. */
export const withSummaries = (activities: Activities): Activities => {
  if (typeof document === 'undefined' || activities.some(({ summary }) => summary)) {
    return activities;
  }
  const known = read.get(activities) ?? readSummaries(activities);
  read.set(activities, known);
  return known;
};
