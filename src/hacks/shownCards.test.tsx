/** @jest-environment jsdom */
import { renderToString } from 'react-dom/server';
import { createI18n, SiteProviders } from '@/testing/SiteProviders';
import { fetchShippedPage } from '@/testing/fetchShippedPage';
import { createTestRouter } from '@/testing/testRouter';
import { CityView } from '@/views/city/CityView';
import { leaveOutShown, withShown } from './shownCards';

/** Renders the page as the server sends it. */
const openKrakow = async () => {
  const page = await fetchShippedPage('city', 'en', 'krakow');
  const i18n = await createI18n('en', 'consumer');
  document.body.innerHTML = renderToString(
    <SiteProviders
      siteId="en"
      audience="consumer"
      router={createTestRouter()}
      {...{ i18n }}
      city={null}
    >
      <CityView {...page} />
    </SiteProviders>,
  );
  return page.view;
};

it('a document’s data is without the texts that its cards show, and is given them back from there', async () => {
  const view = await openKrakow();
  const light = leaveOutShown(view.activities);
  for (const { name, summary, duration, picture } of light) {
    expect([name, summary, duration, picture.src, picture.color]).toEqual(['', '', '', '', '']);
  }
  expect(view.activities.every(({ summary }) => summary.length > 20)).toBe(true);
  expect(withShown(light)).toEqual(view.activities);
});

it('they are read once, before cards come and go', async () => {
  const view = await openKrakow();
  const activities = leaveOutShown(view.activities);
  const first = withShown(activities);
  document.body.replaceChildren();
  expect(withShown(activities)).toBe(first);
});

it('a list that brings its texts along is taken as it is', async () => {
  const { activities } = await openKrakow();
  expect(withShown(activities)).toBe(activities);
});

it('a card that is not there leaves a text empty and nothing broken', async () => {
  const activities = leaveOutShown((await openKrakow()).activities);
  document.querySelector('article')?.remove();
  const [first, second] = withShown(activities);
  expect(first?.summary).toBe('');
  expect(second?.summary).not.toBe('');
});
