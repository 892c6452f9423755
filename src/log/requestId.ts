import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

export const requestIdHeader = 'x-request-id';

/** Next bundles this module more than once; what one chunk notes the others must find. */
const shared = globalThis as typeof globalThis & { troupeRequestId?: AsyncLocalStorage<string> };

const storage = () => (shared.troupeRequestId ??= new AsyncLocalStorage<string>());

/** Letters, digits, hyphens and underscores: neither an address of anybody nor a line break fits in. */
const wellFormed = /^[\w-]{8,64}$/;

/** The id that whoever stands in front has given to a request, or a new one where that is none or not well formed. */
export const toRequestId = (given: string | readonly string[] | undefined): string =>
  typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();

/** Whatever is logged on behalf of `run`, however late, names that request. */
export const runWithRequestId = <Value>(id: string, run: () => Value): Value =>
  storage().run(id, run);

export const currentRequestId = (): string | undefined => shared.troupeRequestId?.getStore();
