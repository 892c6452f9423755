/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { findViolations } from '@/testing/axe';
import { renderInSite } from '@/testing/SiteProviders';
import { type PostLink, PostLinks } from './PostLinks';

const posts: readonly PostLink[] = [
  {
    id: 'packing-list',
    title: 'What to pack',
    href: '/blog/planning/what-to-pack',
    category: 'Planning',
    duration: '4 min',
  },
  {
    id: 'rain-plan',
    title: 'A plan for rain',
    href: '/blog/ideas/rain-plan',
    category: 'Ideas',
    duration: '6 min',
  },
];

it('is a list of posts in the order that it is given, one link each, named by its post', async () => {
  await renderInSite(<PostLinks posts={posts} />);
  const lines = screen.getAllByRole('listitem');
  const links = lines.map((line) => within(line).getAllByRole('link'));
  expect(links.map((inLine) => inLine.map((it) => it.textContent))).toEqual([
    ['What to pack'],
    ['A plan for rain'],
  ]);
  expect(links.flat().map((it) => it.getAttribute('href'))).toEqual([
    '/blog/planning/what-to-pack',
    '/blog/ideas/rain-plan',
  ]);
});

it('says what each is about and how long it takes, with no words of its own', async () => {
  await renderInSite(<PostLinks posts={posts} />);
  const lines = screen.getAllByRole('listitem').map((it) => it.textContent);
  expect(lines).toEqual(['Planning · 4 minWhat to pack', 'Ideas · 6 minA plan for rain']);
});

it('shuts nobody out', async () => {
  const { container } = await renderInSite(<PostLinks posts={posts} />);
  expect(await findViolations(container)).toEqual([]);
});
