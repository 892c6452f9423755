import { TimeoutError } from '@troupe/basics/withTimeout';
import type { Loader, RawRecord } from '@/catalog/sources/loader';
import { loadSources } from './loadSources';

const record = (file: string): RawRecord => ({ file, data: {} });

const source = (id: Loader['id'], ...loads: readonly (readonly RawRecord[])[]) => {
  let at = 0;
  const load = jest.fn(async () => {
    const records = loads[Math.min(at, loads.length - 1)] ?? [];
    at += 1;
    return { records, faults: [] };
  });
  return { id, name: `the ${id}`, load };
};

const down = (id: Loader['id'], error: unknown): Loader => ({
  id,
  name: `the ${id}`,
  load: () => Promise.reject(error),
});

const reportsOf = async (...loaders: readonly Loader[]) =>
  (await loadSources(loaders)).map(({ report }) => report);

it('counts what each source gave by what it is', async () => {
  const files = ['cities/krakow.json', 'texts/de/cities/krakow.json', 'texts/de/products/a.json'];
  const others = ['posts/de/a.md', 'redirects.json', 'notes.json'];
  const pictures = ['images/a.jpg', 'images/b.jpg'];
  expect(
    await reportsOf(
      source('files', [...files, ...others].map(record)),
      source('pictures', pictures.map(record)),
      source('upstream', ['upstream/discover/1/de', 'upstream/shop/1/krakow'].map(record)),
    ),
  ).toMatchObject([
    { state: 'up', counts: { cities: 1, texts: 2, posts: 1, redirects: 1, misplaced: 1 } },
    { state: 'up', counts: { pictures: 2 } },
    { state: 'up', counts: { discover: 1, shop: 1 } },
  ]);
});

it('tells a source that has nothing from one that is down', async () => {
  const [empty, broken] = await loadSources([
    source('cms', []),
    down('upstream', new TimeoutError('No answer within 4000 ms')),
  ]);
  expect(empty?.report).toMatchObject({ id: 'cms', state: 'empty', reason: null });
  expect(broken).toEqual({
    report: {
      id: 'upstream',
      name: 'the upstream',
      state: 'down',
      reason: 'No answer within 4000 ms',
      counts: {},
      unreadable: 0,
    },
    loaded: undefined,
  });
});

it('asks on for as long as a source has more to say', async () => {
  const [a, b, c] = ['cities/a.json', 'cities/b.json', 'cities/c.json'].map(record);
  if (!a || !b || !c) throw new Error('There are three');
  const slow = source('upstream', [a], [a, b], [a, b, c]);
  expect(await reportsOf(slow)).toMatchObject([{ counts: { cities: 3 } }]);
  expect(slow.load).toHaveBeenCalledTimes(4);
});
