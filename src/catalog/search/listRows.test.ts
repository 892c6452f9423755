import { createSmallSearch } from '@/testing/smallSearch';
import { listRows } from './listRows';

const search = createSmallSearch();
const rows = (query: string, most: number) =>
  listRows(search(query).hits, most).map(({ hit, place }) =>
    place ? `${hit.entry.title} ${place.name}` : hit.entry.title,
  );

it('has every hit once before any has a second city', () => {
  expect(rows('bike', 8)).toEqual([
    'Bike tour Krakow',
    'Beer bike Krakow',
    'Bike tour Berlin',
    'Beer bike Prague',
    'Beer bike Berlin',
  ]);
});

it('stops where there is no more room', () => {
  expect(rows('bike', 3)).toEqual(['Bike tour Krakow', 'Beer bike Krakow', 'Bike tour Berlin']);
  expect(rows('bike', 1)).toEqual(['Bike tour Krakow']);
});

it('has no other cities than those that were asked for', () => {
  expect(rows('beer bike prague', 8)).toEqual(['Beer bike Prague']);
  expect(rows('beer berlin prague', 8)).toEqual(['Beer bike Prague', 'Beer bike Berlin']);
});
