import { executionAsyncResource } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { keepTickLayout } from './keepTickLayout';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What Node makes for a tick, while that runs. */
const watchTick = (run: () => void) =>
  new Promise<WeakRef<object>>((resolve) => {
    process.nextTick(() => {
      resolve(new WeakRef(executionAsyncResource()));
      run();
    });
  });

/** A full collection in a turn of its own: what was looked at in this one outlives it. */
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
