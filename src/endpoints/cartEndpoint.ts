import type { IncomingMessage, ServerResponse } from 'node:http';
import { getEnv } from '@/env/getEnv';
import { getMesh } from '@/mesh/getMesh';
import { getRates } from '@/mesh/getRates';
import { getTerms } from '@/mesh/queries/terms';
import { type Issue, summarize } from '@/orders/issue';
import { toApiOrder } from '@/orders/order';
import { openStore } from '@/orders/store/openStore';
import { type OrderDesk, submitCart } from '@/orders/submitCart';
import { type JsonBody, readJsonBody } from './jsonBody';
import { forwardCart } from './upstream';

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Takes what was posted, once it is known to be JSON. */
type Take = (body: JsonBody) => Promise<Answer>;

/** Far more than the largest cart that is accepted. */
const mostBytes = 256 * 1024;

/** Seconds after which trying again makes sense. The same cart may always be sent again. */
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

/** Takes orders at a desk of this process. */
export const takeAt =
  (desk: OrderDesk): Take =>
  async ({ value }) => {
    const outcome = await submitCart(value, desk);
    return outcome.ok
      ? { status: 200, body: { status: 'success', order: toApiOrder(outcome.value) } }
      : refuse(outcome.problem.status, outcome.problem.message, outcome.problem.issues);
  };

const answer = async (request: IncomingMessage, take: Take): Promise<Answer> => {
  if (request.method !== 'POST') {
    return { ...refuse(405, 'A cart must be sent with POST'), headers: { Allow: 'POST' } };
  }
  const body = await readJsonBody(request, mostBytes);
  return body.ok ? take(body.value) : refuseBody(body.problem.status, body.problem.message);
};

const unavailable: Answer = {
  ...refuse(503, 'Orders cannot be taken just now: please send the same cart again'),
  headers: { 'Retry-After': String(retryAfter) },
};

const send = (response: ServerResponse, { status, body, headers }: Answer): void => {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(JSON.stringify(body));
};

/** A call that takes a cart. A failing store is a 503 that tells nothing of the inside. */
export const createCartEndpoint =
  (take: Take) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      send(response, await answer(request, take));
    } catch (error) {
      // Nobody is there to be told.
      if (request.destroyed && !request.complete) return;
      console.error(`${request.url}:`, error);
      send(response, unavailable);
    }
  };

const takeHere = takeAt({ openStore, getMesh, getRates, getTerms, now: () => new Date() });

/**
 * `POST /api/cart` (spec section 7): makes one order of a cart, however often it is sent. With `API_URL` set
 * the back end there does so, and gets what was posted as it is.
 */
export const cartEndpoint = createCartEndpoint((body) => {
  const { apiUrl } = getEnv();
  return apiUrl === undefined ? takeHere(body) : forwardCart(apiUrl, body.text);
});
