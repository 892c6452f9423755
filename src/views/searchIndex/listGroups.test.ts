import { createSmallData } from '@/testing/smallSearch';
import { listGroups } from './listGroups';

const search = createSmallData();
const byTitle = search.entries
  .map(({ title }, id) => ({ title, id }))
  .sort((a, b) => (a.title < b.title ? -1 : 1))
  .map(({ id }) => id);

it('lists cities, the activities of each, posts and pages, each in the order it is given', () => {
  const groups = listGroups({ search, order: byTitle }).map(({ id, city, links }) => ({
    id,
    city,
    texts: links.map(({ text }) => text),
  }));
  expect(groups).toEqual([
    { id: 'city', city: null, texts: ['Berlin', 'Krakow', 'Prague'] },
    { id: 'activities-2', city: 'Berlin', texts: ['Beer bike', 'Berliner Nacht', 'Bike tour'] },
    { id: 'activities-0', city: 'Krakow', texts: ['Beer bike', 'Bike tour'] },
    { id: 'activities-1', city: 'Prague', texts: ['Beer bike', 'Bierwanderung'] },
    { id: 'post', city: null, texts: ['Prague on foot'] },
    { id: 'page', city: null, texts: ['Privacy'] },
  ]);
});

it('leads to each activity in its city', () => {
  const inPrague = listGroups({ search, order: byTitle }).find(({ city }) => city === 'Prague');
  expect(inPrague?.links.map(({ href }) => href)).toEqual([
    '/beer-bike/prague',
    '/bierwanderung/prague',
  ]);
});

it('leaves out a group without links', () => {
  const order = byTitle.filter((id) => search.entries[id]?.kind !== 'post');
  expect(listGroups({ search, order }).map(({ id }) => id)).not.toContain('post');
});
