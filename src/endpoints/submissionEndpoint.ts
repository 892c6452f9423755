import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Result } from '@/lib/result';
import { type Issue, summarize } from '@/orders/issue';
import type { Refusal } from '@/orders/submitOnce';
import { type JsonBody, readJsonBody } from './jsonBody';

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Takes what was posted, once it is known to be JSON. */
export type Take = (body: JsonBody) => Promise<Answer>;

interface SubmissionEndpoint {
  readonly take: Take;
  /** Far more than the largest body that is accepted. */
  readonly mostBytes: number;
  readonly wrongMethod: string;
  /** What is said when nothing was kept. */
  readonly unavailable: string;
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
  { take, mostBytes, wrongMethod }: SubmissionEndpoint,
): Promise<Answer> => {
  if (request.method !== 'POST') {
    return { ...refuse(405, wrongMethod), headers: { Allow: 'POST' } };
  }
  const body = await readJsonBody(request, mostBytes);
  return body.ok ? take(body.value) : refuseBody(body.problem.status, body.problem.message);
};

const send = (response: ServerResponse, { status, body, headers }: Answer): void => {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(JSON.stringify(body));
};

/** A call that takes what visitors send. A failing store is a 503 that tells nothing of the inside. */
export const createSubmissionEndpoint =
  (endpoint: SubmissionEndpoint) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      send(response, await answer(request, endpoint));
    } catch (error) {
      // Nobody is there to be told.
      if (request.destroyed && !request.complete) return;
      console.error(`${request.url}:`, error);
      const headers = { 'Retry-After': String(retryAfter) };
      send(response, { ...refuse(503, endpoint.unavailable), headers });
    }
  };
