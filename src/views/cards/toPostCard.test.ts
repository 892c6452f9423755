import { sites } from '@/config/sites/records';
import { createSmallContext } from '@/testing/smallContext';
import { readingTime, toPostCard } from './toPostCard';

it.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [800, 4],
  [801, 5],
])('%i words take %i minutes', (words, minutes) => {
  expect(readingTime(words)).toBe(minutes);
});

it('a card is written in the notation of the reader', () => {
  const [post] = createSmallContext('en').posts;
  if (!post) throw new Error('There are no posts');
  const long = { ...post, read: () => ({ ...post.read(), words: 700 }) };
  expect(toPostCard(sites.en, long)).toMatchObject({
    title: 'The party speech',
    href: '/blog/planning/the-party-speech',
    category: 'Planning',
    day: '2026-06-01',
    date: '1 June 2026',
    duration: '4 mins',
  });
  expect(toPostCard(sites.pl, long)).toMatchObject({ date: '1 czerwca 2026', duration: '4 min' });
});
