import { createPageStore, encodePage } from '@troupe/page-cache';
import { keyOf, pageOf, pagesInTurn } from './generations';

/** Writes new generations of the same few pages until it is killed. */
const [folder = '', first = '0'] = process.argv.slice(2);
const store = createPageStore(folder, { bytes: 2 ** 30, entries: 10_000 });

for (let generation = Number(first); ; generation += 1) {
  const key = keyOf(generation % pagesInTurn);
  const entry = {
    value: pageOf(generation),
    cacheControl: { revalidate: 60, expire: 86_400 },
    startedAt: generation,
    madeAt: generation,
  };
  const bytes = await encodePage(key, entry);
  process.send?.('writing');
  await store.write(key, bytes);
  process.send?.(generation);
}
