/** @jest-environment jsdom */
import { createCatchUp } from './catchUp';

let shown: number | undefined;
/** The revision that the shop has. */
let stored: number;
let isSending: boolean;
let isDown: boolean;
let reads: number;
let catchUp: ReturnType<typeof createCatchUp>;

beforeEach(() => {
  jest.useFakeTimers();
  [shown, stored, isSending, isDown, reads] = [1, 1, false, false, 0];
  catchUp = createCatchUp({
    revision: () => shown,
    isSending: () => isSending,
    read: async () => {
      reads += 1;
      if (!isDown) shown = stored;
    },
  });
});
afterEach(() => {
  catchUp.stop();
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const change = (spreadMs = 0) => {
  stored += 1;
  catchUp.want(stored, spreadMs);
};

it('reads the state once when a newer revision is reported', async () => {
  change();
  catchUp.want(stored, 0);
  await pass(10);
  expect([reads, shown]).toEqual([1, 2]);
  await pass(60_000);
  expect(reads).toBe(1);
});

it('reads nothing for a revision that the page shows, or without a trip', async () => {
  catchUp.want(1, 0);
  shown = undefined;
  catchUp.want(5, 0);
  await pass(60_000);
  expect(reads).toBe(0);
});

it('reads once a second at most, however often the trip changes, and ends on the last state', async () => {
  for (let count = 0; count < 50; count += 1) {
    change();
    await pass(100);
  }
  await pass(2000);
  expect(reads).toBeLessThanOrEqual(7);
  expect(shown).toBe(51);
});

it('spreads its read over the time that the shop says', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  change(10_000);
  await pass(4900);
  expect(reads).toBe(0);
  await pass(200);
  expect(reads).toBe(1);
});

it('waits for the answer to a change of its own, which has the new state', async () => {
  isSending = true;
  change();
  await pass(500);
  shown = stored;
  isSending = false;
  await pass(5000);
  expect(reads).toBe(0);
});

it('reads what the answer to its own change did not have', async () => {
  isSending = true;
  change();
  await pass(500);
  isSending = false;
  await pass(5000);
  expect([reads, shown]).toEqual([1, 2]);
});

it('reads again after a while if the shop could not be asked', async () => {
  isDown = true;
  change();
  await pass(100);
  isDown = false;
  await pass(4000);
  expect(reads).toBe(1);
  await pass(1500);
  expect([reads, shown]).toEqual([2, 2]);
});

it('reads nothing for a page that was left', async () => {
  change(1000);
  catchUp.stop();
  change();
  await pass(60_000);
  expect(reads).toBe(0);
});
