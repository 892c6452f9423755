import { getEnv } from '@/env/getEnv';
import { getMesh } from '@/mesh/getMesh';
import { getRates } from '@/mesh/getRates';
import { getTerms } from '@/mesh/queries/terms';
import { toApiOrder } from '@/orders/order';
import { openStore } from '@/orders/store/openStore';
import { type OrderDesk, submitCart } from '@/orders/submitCart';
import { createSubmissionEndpoint, type Take, toAnswer } from './submissionEndpoint';
import { forwardCart } from './upstream';
import { limitByEnv, type RequestLimit } from './writeLimit';

/** Takes orders at a desk of this process. */
export const takeAt =
  (desk: OrderDesk): Take =>
  async ({ value }) =>
    toAnswer(await submitCart(value, desk), (order) => ({ order: toApiOrder(order) }));

export const createCartEndpoint = (take: Take, limit?: RequestLimit) =>
  createSubmissionEndpoint({
    kind: 'order',
    take,
    ...(limit ? { limit } : {}),
    mostBytes: 256 * 1024,
    wrongMethod: 'A cart must be sent with POST',
    unavailable: 'Orders cannot be taken just now: please send the same cart again',
  });

const takeHere = takeAt({
  openStore: async () => (await openStore()).orders,
  getMesh,
  getRates,
  getTerms,
  now: () => new Date(),
});

/**
 * `POST /api/cart` (spec section 7): makes one order of a cart, however often it is sent. With `API_URL` set
 * the back end there does so, and gets what was posted as it is.
 */
export const cartEndpoint = createCartEndpoint((body) => {
  const { apiUrl } = getEnv();
  return apiUrl === undefined ? takeHere(body) : forwardCart(apiUrl, body.text);
}, limitByEnv('cart'));
