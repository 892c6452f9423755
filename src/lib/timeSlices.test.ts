import { runAtOnce, runInSlices, type TimeSlices } from './timeSlices';

const count = function* (most: number, ms = 0): TimeSlices<number> {
  for (let step = 0; step < most; step += 1) {
    const endsAt = performance.now() + ms;
    while (performance.now() < endsAt);
    yield;
  }
  return most;
};

it('steps give their value, at once or in slices', async () => {
  expect(runAtOnce(count(3))).toBe(3);
  expect(await runInSlices(count(3))).toBe(3);
});

it('others get their turn in between', async () => {
  const seen: string[] = [];
  const work = runInSlices(count(20, 2)).then(() => seen.push('done'));
  setImmediate(() => seen.push('other'));
  await work;
  expect(seen).toEqual(['other', 'done']);
});

it('a step that throws is told', async () => {
  const fail = function* (): TimeSlices<void> {
    yield;
    throw new Error('broken');
  };
  await expect(runInSlices(fail())).rejects.toThrow('broken');
});
