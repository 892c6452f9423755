import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Result } from '@/lib/result';
import { log } from '@/log/log';
import { toLogPath } from '@/log/toLogPath';
import { createCounter } from '@/metrics/counter';
import { type Issue, summarize } from '@/orders/issue';
import type { Refusal } from '@/orders/submitOnce';
import { type JsonBody, readJsonBody } from './jsonBody';
import type { Allowance, RequestLimit } from './writeLimit';

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Takes what was posted, once it is known to be JSON. */
export type Take = (body: JsonBody) => Promise<Answer>;

interface SubmissionEndpoint {
  /** What it is that visitors send. */
  readonly kind: 'order' | 'enquiry';
  readonly take: Take;
  /** Far more than the largest body that is accepted. */
  readonly mostBytes: number;
  readonly wrongMethod: string;
  /** What is said when nothing was kept. */
  readonly unavailable: string;
  /** Of what one client may send; none unless told. */
  readonly limit?: Pick<RequestLimit, 'take'>;
}

/** Seconds after which trying again makes sense. The same body may always be sent again. */
const retryAfter = 5;

const refuse = (status: number, message: string, issues?: readonly Issue[]): Answer => ({
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

const refuseMore = ({ resetAfter }: Allowance): Answer =>
  refuse(429, `Too much was sent from this address: please try again in ${resetAfter} seconds`);

/** @param toBody what a success says beside being one */
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
  return body.ok ? take(body.value) : refuseBody(body.problem.status, body.problem.message);
};

/** Whatever is sent counts, right or wrong, and is counted before any of it is read. */
const answerWithin = async (
  request: IncomingMessage,
  endpoint: SubmissionEndpoint,
): Promise<Answer> => {
  if (request.method !== 'POST') {
    return { ...refuse(405, endpoint.wrongMethod), headers: { Allow: 'POST' } };
  }
  const allowance = endpoint.limit?.take(request);
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
  help: 'What visitors have sent, by kind and by what became of it.',
  labels: ['kind', 'outcome'],
});

/** The same that is sent again is accepted again, and is counted again. */
const toOutcome = (status: number): string => {
  if (status < 300) return 'accepted';
  if (status === 409) return 'conflict';
  return status < 500 ? 'refused' : 'failed';
};

/** A call that takes what visitors send. A failing store is a 503 that tells nothing of the inside. */
export const createSubmissionEndpoint =
  (endpoint: SubmissionEndpoint) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const answered = await answerWithin(request, endpoint);
      submissions.add(endpoint.kind, toOutcome(answered.status));
      send(response, answered);
    } catch (error) {
      // Nobody is there to be told.
      if (request.destroyed && !request.complete) return;
      log.error('what was sent could not be kept', { path: toLogPath(request.url), error });
      submissions.add(endpoint.kind, toOutcome(503));
      const headers = { 'Retry-After': String(retryAfter) };
      send(response, { ...refuse(503, endpoint.unavailable), headers });
    }
  };
