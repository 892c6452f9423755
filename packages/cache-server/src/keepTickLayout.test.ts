import { executionAsyncResource } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { keepTickLayout } from './keepTickLayout';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** @returns the object that Node creates for a tick */
const watchTick = (run: () => void) =>
  new Promise<WeakRef<object>>((resolve) => {
    process.nextTick(() => {
      resolve(new WeakRef(executionAsyncResource()));
      run();
    });
  });

/** Collects garbage in a new event loop turn, because objects that this turn dereferenced stay alive until its end. */
const collectNextTurn = async () => {
  await new Promise((resolve) => setTimeout(resolve));
  collect();
};

it('one of the objects that Node makes for ticks outlives a full collection', async () => {
  const nextTick = jest.spyOn(process, 'nextTick').mockImplementation(() => {});
  keepTickLayout();
  const [keep] = nextTick.mock.calls[0] ?? [];
  nextTick.mockRestore();
  const kept = await watchTick(keep as () => void);
  const other = await watchTick(() => {});
  await collectNextTurn();
  expect(kept.deref()).toHaveProperty('callback');
  expect(other.deref()).toBeUndefined();
});
