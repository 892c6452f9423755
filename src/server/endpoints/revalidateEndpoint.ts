import { setTimeout } from 'node:timers/promises';
import type { NextApiRequest, NextApiResponse } from 'next';
import { invalidatePages } from '@/server/pageCache/invalidatePages';
import type { Env } from '@/config/env/env';
import { getEnv } from '@/config/env/getEnv';
import { isSignedBy } from '@/lib/signature';
import { parseJson } from '@/lib/parseJson';
import { decodeStrictUtf8 } from '@/lib/utf8';
import { log } from '@/platform/log/log';
import { listFailingSources, reloadMesh } from '@/catalog/mesh/getMesh';
import { reloadRates } from '@/catalog/mesh/getRates';
import { createCoalescer } from '@/server/revalidation/coalesce';
import { parseRefreshRequest, type RequestIssue } from '@/server/revalidation/parseRequest';
import { revalidatePages, type RevalidationTools } from '@/server/revalidation/revalidate';
import { createReplayGuard } from '@/server/revalidation/replays';
import { warmUp } from '@/server/revalidation/warmUp';
import { createProxyPurger } from './proxyPurger';
import { readBytes } from './jsonBody';
import { notFound } from './readOnly';
import { type Allowance, limitByEnv } from './writeLimit';

interface Answer {
  readonly status: number;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

const mostBytes = 64 * 1024;

const refuse = (
  status: number,
  message: string,
  issues: readonly RequestIssue[] = [{ path: '', message }],
): Answer => ({ status, body: { status: 'error', message, issues } });

const replays = createReplayGuard(() => Date.now());

/**
 * Limits messages with a wrong signature. Messages with a valid signature do not count and are always accepted: senders
 * behind one proxy share an address, and must not lock each other out.
 */
const failures = limitByEnv('revalidate');

/** Limits messages without a time, which an attacker could replay. */
const pace = createCoalescer(
  () => performance.now(),
  (ms) => setTimeout(ms),
);

const retrySoon = { 'Retry-After': '5' };

const take = async (
  bytes: Buffer,
  signature: string,
  tools: RevalidationTools,
): Promise<Answer> => {
  const body = parseJson(decodeStrictUtf8(bytes) ?? '');
  if (body === undefined) return refuse(400, 'The body must be JSON in UTF-8');
  const parsed = parseRefreshRequest(body);
  if (!parsed.ok) return refuse(400, 'The body is not understood', parsed.problem);
  const { wanted, madeAt } = parsed.value;
  if (madeAt !== undefined && !replays.isTimely(madeAt)) {
    return refuse(401, 'The message is too old, or ahead of its time');
  }
  if (madeAt !== undefined && !replays.isFirst(signature)) {
    return refuse(409, 'The message was taken before');
  }
  const run = () => revalidatePages(wanted, tools);
  const refreshed = await (madeAt === undefined ? pace(signature, run) : run()).catch(
    (error: unknown) => {
      // The revalidation failed, so the same message may be sent again.
      replays.forget(signature);
      throw error;
    },
  );
  if (!refreshed.ok) {
    // Nothing was revalidated. The same message again gets the reason again, not a conflict.
    replays.forget(signature);
    return refuse(400, 'The body is not understood', refreshed.problem);
  }
  const { pages, failing } = refreshed.value;
  // When the sources answer again, pages are revalidated by themselves. The same message may also be sent again.
  if (failing.length > 0) replays.forget(signature);
  const missing = failing.length > 0 ? { failing } : {};
  return {
    status: 200,
    body: { status: 'success', count: pages.length, refreshed: pages, ...missing },
  };
};

const readSignature = ({ headers }: NextApiRequest): string | undefined =>
  /^sha256=([0-9a-f]{64})$/i
    .exec(String(headers['x-revalidate-signature'] ?? ''))?.[1]
    ?.toLowerCase();

const refuseSignature = (allowance: Allowance | undefined): Answer => {
  const refusal =
    allowance && allowance.left < 1
      ? refuse(429, 'Too many messages from this address had a wrong signature')
      : refuse(401, 'The body must be signed: x-revalidate-signature: sha256=<HMAC of the body>');
  return { ...refusal, headers: allowance?.headers };
};

const answer = async (
  request: NextApiRequest,
  secret: string,
  tools: RevalidationTools,
): Promise<Answer> => {
  if (request.method !== 'POST') {
    const refusal = refuse(405, 'A message must be sent with POST');
    return { ...refusal, headers: { Allow: 'POST' } };
  }
  const bytes = await readBytes(request, mostBytes);
  if (bytes === 'large')
    return refuse(413, `The body must not be larger than ${mostBytes / 1024} kB`);
  if (bytes === 'late') return refuse(408, 'The body must arrive within 10 seconds');
  const signature = readSignature(request);
  return signature !== undefined && isSignedBy(secret, bytes, signature)
    ? take(bytes, signature, tools)
    : refuseSignature(await failures.take(request));
};

const retryLater: Answer = {
  ...refuse(503, 'Nothing could be refreshed just now: please send the same message again'),
  headers: retrySoon,
};

let proxyPurger: RevalidationTools['purgeCaches'] | undefined;

/** Created once per process, so that pending purges are not lost. */
const getProxyPurger = (env: Env): RevalidationTools['purgeCaches'] =>
  (proxyPurger ??= createProxyPurger(env));

const createTools = (env: Env, response: NextApiResponse): RevalidationTools => ({
  env,
  purgeCaches: getProxyPurger(env),
  reloadMesh,
  listFailingSources,
  reloadRates,
  invalidatePages,
  // These requests have no Host header, so they use internal paths.
  warmUp: (keys) => warmUp(keys, (path) => response.revalidate(path)),
});

/**
 * `POST /api/revalidate`: revalidates all pages that show an entity, on all sites. Messages are signed with
 * `REVALIDATE_SECRET`; without it, the endpoint answers 404. `failing` names sources that did not answer.
 */
export const revalidateEndpoint = async (
  request: NextApiRequest,
  response: NextApiResponse,
): Promise<void> => {
  const send = ({ status, body, headers = {} }: Answer) => {
    response.writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    });
    response.end(JSON.stringify(body));
  };
  const env = getEnv();
  if (env.revalidateSecret === undefined) {
    send(notFound);
    return;
  }
  try {
    send(await answer(request, env.revalidateSecret, createTools(env, response)));
  } catch (error) {
    // The client has disconnected.
    if (request.destroyed && !request.complete) return;
    log.error('refresh: a message could not be followed', { error });
    send(retryLater);
  }
};
