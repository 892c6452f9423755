/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite } from '@/testing/SiteProviders';
import { PostCard } from './PostCard';
import type { PostCardProps } from './postCardProps';

const post: PostCardProps = {
  id: 'packing-list',
  title: 'What to pack',
  summary: 'A list that fits into a cabin bag.',
  href: '/blog/planning/what-to-pack',
  picture: { src: '/images/posts/packing-list.jpg', width: 2400, height: 1350, color: '#205060' },
  category: 'Planning',
  day: '2026-09-14',
  date: '14 September 2026',
  duration: '4 min',
};

it('is one link, named by the post', async () => {
  await renderInSite(<PostCard post={post} />);
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveAccessibleName('What to pack');
  expect(links[0]).toHaveAttribute('href', '/blog/planning/what-to-pack');
});

it('tells what one chooses by, with no words of its own', async () => {
  const { container } = await renderInSite(<PostCard post={post} headingLevel={2} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('What to pack');
  expect(container).toHaveTextContent(
    'PlanningWhat to packA list that fits into a cabin bag.14 September 2026 · 4 min',
  );
  expect(screen.getByText('14 September 2026')).toHaveAttribute('datetime', '2026-09-14');
});

it('featured, its picture is larger', async () => {
  const widest = () => /(\d+)w$/.exec(screen.getByAltText('').getAttribute('srcset') ?? '')?.[1];
  const { unmount } = await renderInSite(<PostCard post={post} />);
  expect(widest()).toBe('1200');
  unmount();
  await renderInSite(<PostCard post={post} look="featured" />);
  expect(widest()).toBe('1920');
});
