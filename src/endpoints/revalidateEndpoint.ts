import { setTimeout } from 'node:timers/promises';
import type { NextApiRequest, NextApiResponse } from 'next';
import { outdatePages } from '@/cache/outdatePages';
import type { Env } from '@/env/env';
import { getEnv } from '@/env/getEnv';
import { isSignedBy } from '@/lib/signature';
import { log } from '@/log/log';
import { listFailingSources, reloadMesh } from '@/mesh/getMesh';
import { reloadRates } from '@/mesh/getRates';
import { createPacing } from '@/refresh/pacing';
import { parseRefreshRequest, type RequestIssue } from '@/refresh/parseRequest';
import { refresh, type RefreshTools } from '@/refresh/refresh';
import { createReplayGuard } from '@/refresh/replays';
import { warmUp } from '@/refresh/warmUp';
import { createFrontCaches } from './frontCaches';
import { readBytes } from './jsonBody';
import { limitByEnv } from './writeLimit';

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

/** Of messages that nobody who has the secret can have sent. The others do not count. */
const failures = limitByEnv('revalidate');

/** What says nothing of its time may be sent again by anybody who overheard it. */
const pace = createPacing(
  () => performance.now(),
  (ms) => setTimeout(ms),
);

const retrySoon = { 'Retry-After': '5' };

const parseJson = (bytes: Buffer): { readonly value: unknown } | undefined => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
};

const take = async (bytes: Buffer, signature: string, tools: RefreshTools): Promise<Answer> => {
  const json = parseJson(bytes);
  if (!json) return refuse(400, 'The body must be JSON in UTF-8');
  const parsed = parseRefreshRequest(json.value);
  if (!parsed.ok) return refuse(400, 'The body is not understood', parsed.problem);
  const { wanted, madeAt } = parsed.value;
  if (madeAt !== undefined && !replays.isTimely(madeAt)) {
    return refuse(401, 'The message is too old, or ahead of its time');
  }
  if (madeAt !== undefined && !replays.isFirst(signature)) {
    return refuse(409, 'The message was taken before');
  }
  const run = () => refresh(wanted, tools);
  const refreshed = await (madeAt === undefined ? pace(signature, run) : run()).catch(
    (error: unknown) => {
      // Nothing was done, so the same message may come again.
      replays.forget(signature);
      throw error;
    },
  );
  if (!refreshed.ok) return refuse(400, 'The body is not understood', refreshed.problem);
  const { pages, failing } = refreshed.value;
  // Once they answer, their news reaches all pages by itself; who does not want to wait may send the same message again.
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

const answer = async (
  request: NextApiRequest,
  secret: string,
  tools: RefreshTools,
): Promise<Answer> => {
  if (request.method !== 'POST') {
    const refusal = refuse(405, 'A message must be sent with POST');
    return { ...refusal, headers: { Allow: 'POST' } };
  }
  const before = failures.look(request);
  if (before && before.left < 1) {
    const refusal = refuse(429, 'Too many messages from this address had a wrong signature');
    return { ...refusal, headers: before.headers };
  }
  const bytes = await readBytes(request, mostBytes);
  if (bytes === 'large')
    return refuse(413, `The body must not be larger than ${mostBytes / 1024} kB`);
  if (bytes === 'late') return refuse(408, 'The body must arrive within 10 seconds');
  const signature = readSignature(request);
  if (signature === undefined || !isSignedBy(secret, bytes, signature)) {
    const refusal = refuse(
      401,
      'The body must be signed: x-revalidate-signature: sha256=<HMAC of the body>',
    );
    return { ...refusal, headers: failures.take(request)?.headers };
  }
  return take(bytes, signature, tools);
};

const unknown: Answer = { status: 404, body: { statusCode: 404, message: 'Page not found' } };

const retryLater: Answer = {
  ...refuse(503, 'Nothing could be refreshed just now: please send the same message again'),
  headers: retrySoon,
};

let toldCaches: RefreshTools['tellCaches'] | undefined;

/** Once per process: what a cache was not told yet must not be forgotten. */
const getTellCaches = (env: Env): RefreshTools['tellCaches'] =>
  (toldCaches ??= createFrontCaches(env));

const createTools = (env: Env, response: NextApiResponse): RefreshTools => ({
  env,
  tellCaches: getTellCaches(env),
  reloadMesh,
  listFailingSources,
  reloadRates,
  outdatePages,
  // Without a Host, and so by internal paths.
  warmUp: (keys) => warmUp(keys, (path) => response.revalidate(path)),
});

/**
 * `POST /api/revalidate`: refreshes all pages that show a thing, on all sites, for whoever can sign with
 * `REVALIDATE_SECRET`. Without a secret there is no such call. `failing` names sources that did not answer.
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
    send(unknown);
    return;
  }
  try {
    send(await answer(request, env.revalidateSecret, createTools(env, response)));
  } catch (error) {
    // Nobody is there to be told.
    if (request.destroyed && !request.complete) return;
    log.error('refresh: a message could not be followed', { error });
    send(retryLater);
  }
};
