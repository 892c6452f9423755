import type { IncomingMessage } from 'node:http';
import type { WriteLimit } from '@/env/limitParsers';
import { getEnv } from '@/env/getEnv';
import { createBoundedMap } from '@/lib/boundedMap';
import { createClientOf } from './clientOf';

/** What a client may still send. */
export interface Allowance {
  /** Before this time: nothing when it is none. */
  readonly left: number;
  /** Whole seconds until it is as much as ever. */
  readonly resetAfter: number;
  /** To go out with the answer (draft-ietf-httpapi-ratelimit-headers). */
  readonly headers: Readonly<Record<string, string>>;
}

interface Window {
  readonly endsAt: number;
  readonly used: number;
}

/** Clients that are remembered; of more, those who were longest not seen begin anew. Some 2 MB. */
const mostClients = 10_000;

/**
 * Counts what each client sends, in windows that begin with the first of it.
 *
 * @param name of what is counted, as the headers have it
 * @param now in ms
 */
export const createWriteLimit = (
  name: string,
  { count, seconds }: WriteLimit,
  now: () => number = () => performance.now(),
) => {
  const windows = createBoundedMap<Window>(mostClients);

  const windowOf = (client: string): Window => {
    const window = windows.get(client);
    return window && window.endsAt > now() ? window : { endsAt: now() + seconds * 1000, used: 0 };
  };

  const toAllowance = ({ endsAt, used }: Window, left: number): Allowance => {
    const resetAfter = Math.max(1, Math.ceil((endsAt - now()) / 1000));
    const rest = Math.max(0, count - used);
    return {
      left,
      resetAfter,
      headers: {
        'RateLimit-Policy': `"${name}";q=${count};w=${seconds}`,
        RateLimit: `"${name}";r=${rest};t=${resetAfter}`,
        ...(left > 0 ? {} : { 'Retry-After': String(resetAfter) }),
      },
    };
  };

  return {
    /** What is left, without taking any of it. */
    look: (client: string): Allowance => {
      const window = windowOf(client);
      return toAllowance(window, count - window.used);
    },
    /** Takes one, if there is one left. */
    take: (client: string): Allowance => {
      const window = windowOf(client);
      if (window.used >= count) return toAllowance(window, 0);
      const next = { ...window, used: window.used + 1 };
      windows.set(client, next);
      return toAllowance(next, count - window.used);
    },
  };
};

type Ask = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => Allowance | undefined;

export interface RequestLimit {
  readonly look: Ask;
  readonly take: Ask;
}

/**
 * The limit of `WRITE_LIMIT`, for whoever sends a request; nothing is said where there is none. Read with the first
 * request, since the environment may be bad when a module is loaded for the build.
 */
export const limitByEnv = (name: string): RequestLimit => {
  let asks: RequestLimit | undefined;
  const create = (): RequestLimit => {
    const { writeLimit, trustedProxies } = getEnv();
    if (!writeLimit) return { look: () => undefined, take: () => undefined };
    const { look, take } = createWriteLimit(name, writeLimit);
    const clientOf = createClientOf(trustedProxies);
    return {
      look: (request) => look(clientOf(request)),
      take: (request) => take(clientOf(request)),
    };
  };
  const get = () => (asks ??= create());
  return { look: (request) => get().look(request), take: (request) => get().take(request) };
};
