import type { IncomingMessage, ServerResponse } from 'node:http';
import { getEnv } from '@/config/env/getEnv';
import type { Result } from '@troupe/basics/result';
import { log } from '@/platform/log/log';
import { toLogPath } from '@troupe/basics/toLogPath';
import { createCounter } from '@/platform/metrics/metrics';
import { type Issue, summarize } from '@/commerce/orders/issue';
import type { Refusal } from '@/commerce/orders/submitOnce';
import { getSiteByHost } from '@/config/sites/activeSites';
import type { Site } from '@/config/sites/site';
import { type JsonBody, readJsonBody } from './jsonBody';
import type { Allowance, RequestLimit } from './writeLimit';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Handles a posted JSON body. */
export type SubmissionHandler = (
  body: JsonBody,
  host: string | undefined,
  request: IncomingMessage,
) => Promise<Answer>;

/** Finds the site of a host. */
export type FindSite = (host: string | undefined) => Site;

export const findSite: FindSite = (host) => getSiteByHost(getEnv(), host);

interface SubmissionEndpoint {
  /** Kind of submission, for metrics. */
  readonly kind:
    | 'order'
    | 'enquiry'
    | 'booking_page'
    | 'trip'
    | 'trip_link'
    | 'trip_command'
    | 'trip_recovery'
    | 'proposal_link'
    | 'proposal_command';
  readonly take: SubmissionHandler;
  /** Limit in bytes, far above the largest valid body. */
  readonly mostBytes: number;
  readonly wrongMethod: string;
  /** Of the 405 response. */
  readonly methods?: string;
  /** Message of the 503 response, when nothing was stored. */
  readonly unavailable: string;
  /** Limit for one client; no limit by default. */
  readonly limit?: Pick<RequestLimit, 'take'>;
}

/** `Retry-After` in seconds. The same body may always be sent again. */
const retryAfter = 5;

export const refuse = (status: number, message: string, issues?: readonly Issue[]): Answer => ({
  status,
  body: {
    status: 'error',
    message,
    issues: issues ?? [{ path: '', message }],
  },
});

const refuseBody = (status: number, message: string) => {
  const issue = { path: '', message };
  return refuse(status, summarize([issue]), [issue]);
};

export const refuseMore = ({ resetAfter }: Allowance): Answer =>
  refuse(429, `Too much was sent from this address: please try again in ${resetAfter} seconds`);

/**
 * Does work within a limit that is not the client's, such as that of a link, and says in the answer what is left of it.
 *
 * @param limit no limit by default
 */
export const withinLimit = async (
  limit: Pick<RequestLimit, 'takeFor'> | undefined,
  key: string,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  const allowance = await limit?.takeFor(key);
  if (!allowance) return work();
  const answer = allowance.left > 0 ? await work() : refuseMore(allowance);
  return { ...answer, headers: { ...answer.headers, ...allowance.headers } };
};

/** @param toBody returns the additional fields of a success */
export const toAnswer = <Kept>(
  outcome: Result<Kept, Refusal>,
  toBody: (kept: Kept) => object,
): Answer =>
  outcome.ok
    ? { status: 200, body: { status: 'success', ...toBody(outcome.value) } }
    : refuse(outcome.problem.status, outcome.problem.message, outcome.problem.issues);

const answer = async (
  request: IncomingMessage,
  { take, mostBytes }: SubmissionEndpoint,
): Promise<Answer> => {
  const body = await readJsonBody(request, mostBytes);
  return body.ok
    ? take(body.value, request.headers.host, request)
    : refuseBody(body.problem.status, body.problem.message);
};

/** Every submission counts, valid or not, before its body is read. */
const answerWithin = async (
  request: IncomingMessage,
  endpoint: SubmissionEndpoint,
): Promise<Answer> => {
  if (request.method !== 'POST') {
    return { ...refuse(405, endpoint.wrongMethod), headers: { Allow: endpoint.methods ?? 'POST' } };
  }
  const allowance = await endpoint.limit?.take(request);
  if (!allowance) return answer(request, endpoint);
  const given = allowance.left > 0 ? await answer(request, endpoint) : refuseMore(allowance);
  return { ...given, headers: { ...given.headers, ...allowance.headers } };
};

const send = (response: ServerResponse, { status, body, headers }: Answer): void => {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(JSON.stringify(body));
};

const submissions = createCounter({
  name: 'troupe_submissions_total',
  help: 'Posted orders, enquiries, keys of booking pages, and trips and proposals with their links and commands, by kind and outcome.',
  labelNames: ['kind', 'outcome'],
});

/** A repeated submission is accepted and counted again. */
const toOutcome = (status: number): string => {
  if (status < 300) return 'accepted';
  if (status === 409) return 'conflict';
  return status < 500 ? 'refused' : 'failed';
};

/** Creates an endpoint for submissions. An error of the store leads to a 503 response without internal details. */
export const createSubmissionEndpoint =
  (endpoint: SubmissionEndpoint) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const answered = await answerWithin(request, endpoint);
      submissions.inc({ kind: endpoint.kind, outcome: toOutcome(answered.status) });
      send(response, answered);
    } catch (error) {
      // The client has disconnected.
      if (request.destroyed && !request.complete) return;
      log.error('what was posted could not be stored or answered', {
        path: toLogPath(request.url),
        error,
      });
      submissions.inc({ kind: endpoint.kind, outcome: toOutcome(503) });
      const headers = { 'Retry-After': String(retryAfter) };
      send(response, { ...refuse(503, endpoint.unavailable), headers });
    }
  };
