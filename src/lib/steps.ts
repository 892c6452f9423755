import { setImmediate } from 'node:timers/promises';

/** Long work in short steps: it can be left alone for a while after each. */
export type Steps<Value> = Generator<undefined, Value, undefined>;

/** How long others have to wait for their turn at most, but for the last step, in ms. */
const slice = 8;

/** For whoever has nothing else to do meanwhile. */
export const runAtOnce = <Value>(steps: Steps<Value>): Value => {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};

/** For a process that answers visitors meanwhile: it gets to them every few ms. */
export const runInSlices = async <Value>(steps: Steps<Value>): Promise<Value> => {
  let endsAt = performance.now() + slice;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < endsAt) continue;
    await setImmediate();
    endsAt = performance.now() + slice;
  }
};
