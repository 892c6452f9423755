import { contentFromOf } from './contentOf';
import { contentDates, pageOf } from './testing';

const dateOf = (part: object) => contentDates.get(part);

it('is as old as what the page was made of', () => {
  const page = pageOf(1);
  contentDates.set((page.pageData as { pageProps: { frame: object } }).pageProps.frame, 1000);
  expect(contentFromOf(page, 5000, dateOf)).toBe(1000);
});

it('is no younger than what was in use, where nobody has dated the page, or there is none', () => {
  expect(contentFromOf(pageOf(1), 5000, dateOf)).toBe(5000);
  expect(contentFromOf(null, 5000, dateOf)).toBe(5000);
  expect(contentFromOf({ kind: 'REDIRECT', props: {} }, 0, dateOf)).toBe(0);
});
