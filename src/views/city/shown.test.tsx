/** @jest-environment jsdom */
import { renderInSite } from '@/testing/SiteProviders';
import { shippedPage } from '@/testing/shippedPages';
import { CityView } from './CityView';
import { leaveOutShown, withSummaries } from './shown';

const openKrakow = async () => {
  const page = await shippedPage.city('en', 'krakow');
  await renderInSite(<CityView {...page} />);
  return page.view;
};

it('a document’s data is without the texts that its cards show, and is given them back from there', async () => {
  const view = await openKrakow();
  const light = leaveOutShown(view);
  expect(light.activities.map(({ summary }) => summary).join('')).toBe('');
  expect(view.activities.every(({ summary }) => summary.length > 20)).toBe(true);
  expect(withSummaries(light.activities)).toEqual(view.activities);
});

it('they are read once, before cards come and go', async () => {
  const view = await openKrakow();
  const { activities } = leaveOutShown(view);
  const first = withSummaries(activities);
  document.body.replaceChildren();
  expect(withSummaries(activities)).toBe(first);
});

it('a list that brings its texts along is taken as it is', async () => {
  const { activities } = await openKrakow();
  expect(withSummaries(activities)).toBe(activities);
});

it('a card that is not there leaves a text empty and nothing broken', async () => {
  const { activities } = leaveOutShown(await openKrakow());
  document.querySelector('article')?.remove();
  const [first, second] = withSummaries(activities);
  expect(first?.summary).toBe('');
  expect(second?.summary).not.toBe('');
});
