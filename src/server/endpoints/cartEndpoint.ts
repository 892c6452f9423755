import { getEnv } from '@/config/env/getEnv';
import { getMesh } from '@/catalog/mesh/getMesh';
import { getRates } from '@/catalog/mesh/getRates';
import { getTerms } from '@/catalog/mesh/queries/terms';
import { toApiOrder } from '@/commerce/orders/order';
import { toChannels } from '@/commerce/orders/outbox/channels';
import { openStore } from '@/commerce/orders/store/openStore';
import { type OrderServices, submitCart } from '@/commerce/orders/submitCart';
import {
  createSubmissionEndpoint,
  type FindSite,
  findSite,
  type SubmissionHandler,
  toAnswer,
} from './submissionEndpoint';
import { forwardCart } from './upstream';
import { limitByEnv, type RequestLimit } from './writeLimit';

/** Whether this shop sends each customer a copy of the order, which the thank-you page then says. */
const sendsMail = (): boolean => toChannels(getEnv()).includes('customer');

/** Creates the key of a private link to the page of an order. */
type IssueKey = (reference: string) => Promise<string | undefined>;

/** Creates orders in this process, instead of the back end. */
export const takeAt =
  (
    services: OrderServices,
    siteOf: FindSite = findSite,
    isMailed: () => boolean = sendsMail,
    issueKey: IssueKey = async () => undefined,
  ): SubmissionHandler =>
  async ({ value }, host) => {
    const outcome = await submitCart(value, siteOf(host), services);
    // A failure is a 503, after which the same cart finds the stored order.
    const key = outcome.ok ? await issueKey(outcome.value.reference) : undefined;
    return toAnswer(outcome, (order) => ({
      order: {
        ...toApiOrder(order),
        confirmation_email: isMailed(),
        ...(key === undefined ? {} : { key }),
      },
    }));
  };

export const createCartEndpoint = (take: SubmissionHandler, limit?: Pick<RequestLimit, 'take'>) =>
  createSubmissionEndpoint({
    kind: 'order',
    take,
    ...(limit ? { limit } : {}),
    mostBytes: 256 * 1024,
    wrongMethod: 'A cart must be sent with POST',
    unavailable: 'Orders cannot be taken just now: please send the same cart again',
  });

const takeHere = takeAt(
  {
    openStore: async () => (await openStore()).orders,
    getMesh,
    getRates,
    getTerms,
    now: () => new Date(),
  },
  findSite,
  sendsMail,
  async (reference) => (await openStore()).links.issue(reference, new Date()),
);

/**
 * `POST /api/cart` (spec section 7): creates one order from a cart, even if the same cart is sent several times. With
 * `API_URL`, the unchanged body is forwarded to the back end instead.
 */
export const cartEndpoint = createCartEndpoint((body, host, request) => {
  const { apiUrl } = getEnv();
  return apiUrl === undefined ? takeHere(body, host, request) : forwardCart(apiUrl, body.text);
}, limitByEnv('cart'));
