import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { processState } from '@/lib/processState';

export const requestIdHeader = 'x-request-id';

declare module '@/lib/processState' {
  interface ProcessStateTypes {
    requestId: AsyncLocalStorage<string>;
  }
}

const storage = () => (processState.requestId ??= new AsyncLocalStorage<string>());

/** Letters, digits, hyphens and underscores: no e-mail address and no line break matches. */
const wellFormed = /^[\w-]{8,64}$/;

/** Returns the id from the request header, or a new one if it is missing or malformed. */
export const toRequestId = (given: string | readonly string[] | undefined): string =>
  typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();

/** Adds the request id to all log lines of `run`, including those of its asynchronous work. */
export const runWithRequestId = <Value>(id: string, run: () => Value): Value =>
  storage().run(id, run);

export const currentRequestId = (): string | undefined => processState.requestId?.getStore();
