import { executionAsyncResource } from 'node:async_hooks';

const kept: object[] = [];

/**
 * Keeps one of the objects that Node makes for each tick. V8 forgets how they are laid out once a full collection finds
 * none alive, and from then on puts each of them together the slow way, for as long as the process lives (Node 20). An
 * answer takes some ten ticks: a ready page cost a fifth less time with this, measured by `npm run bench serving`.
 */
export const keepTickLayout = (): void => {
  process.nextTick(() => kept.push(executionAsyncResource()));
};
