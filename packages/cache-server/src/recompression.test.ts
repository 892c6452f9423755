import { brotliDecompressSync } from 'node:zlib';
import { compress } from './encoding';
import { createRecompression } from './recompression';

const textOf = (seed: number) =>
  Array.from({ length: 2000 }, (_, index) => ` ${(index * 7919 + seed) % 1009}`).join('');

const pageOf = (seed: number) => compress('br', Buffer.from(`${seed}${textOf(seed)}`), 'quick');

/** Adds to a recompression, and waits for its results. */
const start = (restFactor?: number) => {
  const done: { id: string; body: Buffer; smaller: Buffer }[] = [];
  const { add } = createRecompression({
    onDone: (id, body, smaller) => done.push({ id, body, smaller }),
    ...(restFactor === undefined ? {} : { restFactor }),
  });
  const waitFor = async (count: number) => {
    while (done.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
    return done;
  };
  return { add, done, waitFor };
};

it('gives the same text in fewer bytes, with the body that it replaces', async () => {
  const { add, waitFor } = start();
  const body = await pageOf(1);
  add('one', body);
  const [result] = await waitFor(1);
  expect(result?.id).toBe('one');
  expect(result?.body).toBe(body);
  expect(result?.smaller.length).toBeLessThan(body.length);
  expect(brotliDecompressSync(result?.smaller ?? '')).toEqual(brotliDecompressSync(body));
});

it('takes each page once, however often it is added meanwhile', async () => {
  const { add, done, waitFor } = start(0);
  const [one, two] = [await pageOf(1), await pageOf(2)];
  for (let count = 0; count < 100; count += 1) {
    add('one', one);
    add('two', two);
  }
  await waitFor(2);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(done.map(({ id }) => id)).toEqual(['one', 'two']);
});

it('takes the latest body of a page that waits', async () => {
  const { add, waitFor } = start(0);
  const [one, old, latest] = [await pageOf(1), await pageOf(2), await pageOf(3)];
  add('one', one);
  add('two', old);
  add('two', latest);
  expect((await waitFor(2)).map(({ body }) => body)).toEqual([one, latest]);
});

it('goes on with pages that are added after it was done', async () => {
  const { add, waitFor } = start(0);
  add('one', await pageOf(1));
  await waitFor(1);
  add('two', await pageOf(2));
  expect((await waitFor(2)).map(({ id }) => id)).toEqual(['one', 'two']);
});

it('rests after each page', async () => {
  const { add, done, waitFor } = start(1_000_000);
  add('one', await pageOf(1));
  await waitFor(1);
  add('two', await pageOf(2));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(done.map(({ id }) => id)).toEqual(['one']);
});

it('keeps a body that would not become smaller', async () => {
  const { add, waitFor } = start();
  const body = await compress('br', Buffer.from('text of it '.repeat(200)), 'quick');
  add('one', body);
  expect((await waitFor(1))[0]?.smaller).toBe(body);
});

it('leaves what does not compress, and what would take seconds, as it is', async () => {
  const { add, done, waitFor } = start(0);
  add('no Brotli', Buffer.from('not Brotli at all'));
  add('long', Buffer.alloc(200_000));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(done).toEqual([]);
  add('next', await pageOf(1));
  expect((await waitFor(1)).map(({ id }) => id)).toEqual(['next']);
});
