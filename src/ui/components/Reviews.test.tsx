/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderInSite } from '@/testing/SiteProviders';
import { Reviews } from './Reviews';

const reviews = [
  { author: 'Tom', text: 'Worth it.', stars: 5, date: '3 May 2026', about: 'Krakow' },
  { author: 'Ann', text: 'Nearly.', stars: 3, date: '4 May 2026', about: null },
];

const find = (author: string) => {
  const item = screen.getAllByRole('listitem').find((it) => within(it).queryByText(author));
  if (!item) throw new Error(`No review by ${author}`);
  return item;
};

it('shows who said what, where and when, and that it is an example', async () => {
  await renderInSite(<Reviews reviews={reviews} />);
  expect(within(find('Tom')).getByText('Worth it.').tagName).toBe('BLOCKQUOTE');
  expect(find('Tom')).toHaveTextContent('Krakow · 3 May 2026 · Demo review');
});

it('leaves out the place where none is known', async () => {
  await renderInSite(<Reviews reviews={reviews} />);
  expect(within(find('Ann')).getByText('4 May 2026 · Demo review')).toBeInTheDocument();
});

it('fills as many of five stars as were given, and reads them out as a figure', async () => {
  await renderInSite(<Reviews reviews={reviews} />);
  expect(within(find('Tom')).getByRole('img')).toHaveTextContent('★★★★★');
  expect(within(find('Ann')).getByRole('img')).toHaveTextContent('★★★☆☆');
  expect(within(find('Ann')).getByRole('img')).toHaveAccessibleName('Rated 3 out of 5');
});
