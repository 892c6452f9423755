/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { fetchShippedPage } from '@/testing/fetchShippedPage';
import { renderInSite } from '@/testing/SiteProviders';
import { KeyFacts } from './KeyFacts';

const valueOf = (term: string) => screen.getByText(term).nextSibling?.textContent;

it.each([
  ['go-karting', 'Yes'],
  ['pub-crawl', 'No'],
])('says whether %s can be reached without steps', async (activity, expected) => {
  const { view } = await fetchShippedPage('activity', 'en', activity, 'krakow');
  await renderInSite(<KeyFacts facts={view.facts} />);
  expect(valueOf('Step-free access')).toBe(expected);
});
