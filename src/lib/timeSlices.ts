import { setImmediate } from 'node:timers/promises';

/** Long work in short steps, which can be paused after each. */
export type TimeSlices<Value> = Generator<undefined, Value, undefined>;

/** In ms, how long a slice blocks the event loop at most, apart from its last step. */
const slice = 8;

/** Runs all steps synchronously. */
export const runAtOnce = <Value>(steps: TimeSlices<Value>): Value => {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};

/** Runs the steps in slices, and yields to the event loop every few ms. */
export const runInSlices = async <Value>(steps: TimeSlices<Value>): Promise<Value> => {
  let endsAt = performance.now() + slice;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < endsAt) continue;
    await setImmediate();
    endsAt = performance.now() + slice;
  }
};
