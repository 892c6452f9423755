import { toDefaultRetries } from '@troupe/basics/http/retries';
import type { AnswerStore } from './answerStore';
import { ask, type Reply } from './ask';
import type { HostBreaker } from './hostBreaker';
import { acceptResponse, type KnownResources, setFailure } from './knownResources';
import type { UpstreamLimits } from './limits';
import { toUrl } from './resource';

interface CallOptions {
  readonly apiUrl: string;
  readonly limits: UpstreamLimits;
  readonly host: HostBreaker;
  readonly store: AnswerStore;
  readonly now: () => number;
  readonly onTrouble: (error: unknown) => void;
}

const headersFor = ({ resource, good }: KnownResources): Readonly<Record<string, string>> => ({
  ...(resource.kind === 'discover' ? { 'Accept-Language': resource.lang } : {}),
  ...(good?.etag ? { 'If-None-Match': good.etag } : {}),
});

/**
 * A read is retried (spec section 7). An address that has failed and a host that does not answer are not: the loader
 * asks them again later, and an upstream in trouble must not get twice the calls.
 */
const retriesFor = ({ failure }: KnownResources, host: HostBreaker): number =>
  failure || host.status() !== 'closed' ? 0 : toDefaultRetries('GET');

/** @returns a function that requests one resource and stores the result in it; it never rejects */
export const createCall = ({ apiUrl, limits, host, store, now, onTrouble }: CallOptions) => {
  /** @returns whether the answer is new */
  const takeOver = (known: KnownResources, reply: Reply): boolean => {
    if (reply.kind === 'answer') return acceptResponse(known, reply);
    if (reply.kind === 'unchanged' && known.good) {
      setFailure(known, undefined);
      return false;
    }
    const reason =
      reply.kind === 'unchanged' ? 'is said to be unchanged, but is not known' : reply.reason;
    const isSilent = reply.kind === 'silent';
    setFailure(known, { field: '', kind: 'unreadable', reason, isSilent });
    return false;
  };

  return async (known: KnownResources): Promise<void> => {
    known.isAsking = true;
    known.askedAt = now();
    const { timeout, mostBytes } = limits;
    const url = toUrl(apiUrl, known.resource);
    const headers = headersFor(known);
    const retries = retriesFor(known, host);
    const reply = await ask(url, { headers, timeout, retries, mostBytes, now });
    const isNew = takeOver(known, reply);
    // A busy process sends late, so the pause after a failure starts when the host has certainly received the call.
    if (reply.kind === 'silent') known.askedAt += reply.heardAfter;
    else if (known.failure) known.askedAt = now();
    if (reply.kind === 'silent') host.recordSilence(known.askedAt, reply.reason);
    else host.recordAnswer();
    known.isWell = !known.failure;
    known.pause = known.isWell ? limits.maxAge : limits.retryAfter;
    known.isAsking = false;
    if (!isNew || !known.good) return;
    await store.write({ file: known.file, ...known.good.kept }).catch(onTrouble);
  };
};
