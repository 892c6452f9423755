/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite } from '@/testing/SiteProviders';
import { Rating } from './Rating';

it('reads the average out with its scale', async () => {
  await renderInSite(<Rating value="4.8" count={12} isDemo={false} />);
  expect(screen.getByRole('img', { name: 'Rated 4.8 out of 5' })).toHaveTextContent('4.8');
});

it('says when no customer gave the figure', async () => {
  await renderInSite(<Rating value="4.8" count={12} isDemo />);
  expect(screen.getByText('12 reviews (demo)')).toBeInTheDocument();
});

it('says nothing of a demo where customers gave it', async () => {
  await renderInSite(<Rating value="4.8" count={12} isDemo={false} />);
  expect(screen.getByText('12 reviews')).toBeInTheDocument();
});

it.each([
  [1, '1 opinia'],
  [3, '3 opinie'],
  [5, '5 opinii'],
  [22, '22 opinie'],
])('counts %d as a Pole does', async (count, text) => {
  await renderInSite(<Rating value="4,8" count={count} isDemo={false} />, { siteId: 'pl' });
  expect(screen.getByText(text)).toBeInTheDocument();
});
