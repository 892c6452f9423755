import { createManyPosts } from '@/testing/manyPosts';
import { createSmallContext } from '@/testing/smallContext';
import { pickRelated } from './pickRelated';

const { posts } = createSmallContext('en', createManyPosts(4));

const [newest, ...others] = posts;
if (!newest) throw new Error('There are no posts');

const keysOf = (list: readonly { readonly key: string }[]) => list.map(({ key }) => key);

it('are the newest of those that are alike, and never the post itself', () => {
  const plain = posts.map((post) => ({ ...post, cities: [] }));
  const [first] = plain;
  expect(first && keysOf(pickRelated(plain, first))).toEqual(keysOf(others.slice(0, 3)));
});

it('come from the same category first', () => {
  const money = { ...newest.category, key: 'money' };
  const list = posts.map((post, index) => ({
    ...post,
    cities: [],
    category: [0, 4, 5].includes(index) ? money : post.category,
  }));
  const [first] = list;
  const [, second, , , fifth, sixth] = keysOf(list);
  expect(first && keysOf(pickRelated(list, first))).toEqual([fifth, sixth, second]);
});

it('are the nearer the more cities they share', () => {
  const cities = [['krakow', 'prague'], [], ['prague'], ['krakow', 'prague'], [], []];
  const list = posts.map((post, index) => ({ ...post, cities: cities[index] ?? [] }));
  const [first] = list;
  const [, second, third, fourth] = keysOf(list);
  expect(first && keysOf(pickRelated(list, first))).toEqual([fourth, third, second]);
});

it('are as many as there are', () => {
  expect(pickRelated([newest], newest)).toEqual([]);
});
