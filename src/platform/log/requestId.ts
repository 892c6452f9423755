import { AsyncLocalStorage } from 'node:async_hooks';
import { processState } from '@/platform/process/processState';

declare module '@/platform/process/processState' {
  interface ProcessStateTypes {
    requestId: AsyncLocalStorage<string>;
  }
}

const storage = () => (processState.requestId ??= new AsyncLocalStorage<string>());

/** Adds the request id to all log lines of `run`, including those of its asynchronous work. */
export const runWithRequestId = <Value>(id: string, run: () => Value): Value =>
  storage().run(id, run);

export const currentRequestId = (): string | undefined => processState.requestId?.getStore();
