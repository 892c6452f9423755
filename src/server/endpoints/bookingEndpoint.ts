import { toFields } from '@troupe/basics/fields';
import { getMesh } from '@/catalog/mesh/getMesh';
import type { Mesh } from '@/catalog/mesh/mesh';
import { toBookingPage } from '@/commerce/notifications/bookingPage';
import { openStore } from '@/commerce/orders/store/openStore';
import type { Store } from '@/commerce/orders/store/store';
import {
  createSubmissionEndpoint,
  type FindSite,
  findSite,
  refuse,
  type SubmissionHandler,
} from './submissionEndpoint';
import { limitByEnv, type RequestLimit } from './writeLimit';

/** What the page of an order is made from. Each is called for every request. */
export interface BookingServices {
  readonly openStore: () => Promise<Pick<Store, 'orders' | 'links' | 'states'>>;
  readonly getMesh: () => Promise<Mesh>;
}

const notShared = { 'Cache-Control': 'private, no-store' };

/** The same for a link that never existed, is of another brand or has ended, so that an answer reveals nothing. */
const unknown = () => ({
  ...refuse(404, 'There is no booking with this link'),
  headers: notShared,
});

/** Returns the order of a private link. The key is in the body, because addresses get into logs. */
export const showBookingsAt =
  (services: BookingServices, siteOf: FindSite = findSite): SubmissionHandler =>
  async ({ value }, host) => {
    const { orders, links, states } = await services.openStore();
    const reference = await links.find(toFields(value)['key']);
    const order = reference === undefined ? undefined : await orders.get(reference);
    if (order?.shopGroupId !== siteOf(host).shopGroupId) return unknown();
    const status = await states.get(order.reference);
    const page = await toBookingPage(order, status, await services.getMesh());
    return page
      ? { status: 200, body: { status: 'success', order: page }, headers: notShared }
      : unknown();
  };

export const createBookingEndpoint = (
  take: SubmissionHandler,
  limit?: Pick<RequestLimit, 'take'>,
) =>
  createSubmissionEndpoint({
    kind: 'booking_page',
    take,
    ...(limit ? { limit } : {}),
    mostBytes: 1024,
    wrongMethod: 'The key of a booking must be sent with POST',
    unavailable: 'Bookings cannot be shown just now: please try again',
  });

/** `POST /api/order` with `{"key"}`: shows the order of a private link, from the database alone. */
export const bookingEndpoint = createBookingEndpoint(
  showBookingsAt({ openStore, getMesh }),
  limitByEnv('booking'),
);
