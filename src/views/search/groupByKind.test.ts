import { createSmallSearch } from '@/testing/smallSearch';
import { groupByKind } from './groupByKind';

const search = createSmallSearch();
const kinds = (query: string) => groupByKind(search(query).hits).map(({ kind }) => kind);

it('has cities, then what there is in them, then what there is to read', () => {
  expect(kinds('krakow')).toEqual(['city', 'activity']);
  expect(kinds('prague')).toEqual(['city', 'activity', 'post']);
});

it('has the kind of the best hit before all others', () => {
  expect(kinds('prague on foot')).toEqual(['post']);
  expect(kinds('walk')[0]).toBe(search('walk').hits[0]?.entry.kind);
});

it('keeps the order within a kind, and every hit', () => {
  const { hits } = search('b');
  const grouped = groupByKind(hits);
  expect(grouped.flatMap((group) => group.hits)).toHaveLength(hits.length);
  for (const group of grouped) {
    expect(group.hits).toEqual(hits.filter(({ entry }) => entry.kind === group.kind));
  }
});
