import { createQuickReader } from './readQuickly';

/** @param takes how long each file takes, in ms; the last value repeats */
const start = (...takes: readonly number[]) => {
  let file = 0;
  let now = 0;
  const readBounded = jest.fn(async () => Buffer.from('elsewhere'));
  const read = createQuickReader({
    now: () => now,
    readAtOnce: () => {
      now += takes[Math.min(file, takes.length - 1)] ?? 0;
      file += 1;
      return Buffer.from('at once');
    },
    readBounded,
  });
  return { read, readBounded };
};

it('a quick disk is read at once, however many files it has', async () => {
  const { read, readBounded } = start(0.1);
  for (let file = 0; file < 10_000; file += 1) await read('a.json', 10);
  expect(readBounded).not.toHaveBeenCalled();
});

it('a disk that has to be waited for holds nobody up for long', async () => {
  const { read, readBounded } = start(5);
  for (let file = 0; file < 100; file += 1) await read('a.json', 10);
  expect(readBounded.mock.calls.length).toBeGreaterThan(90);
  expect(String(await read('a.json', 10))).toBe('elsewhere');
});

it('one slow file among many quick ones is no slow disk', async () => {
  const { read, readBounded } = start(15, 0.05, 0.05);
  for (let file = 0; file < 1000; file += 1) await read('a.json', 10);
  expect(readBounded).not.toHaveBeenCalled();
});
