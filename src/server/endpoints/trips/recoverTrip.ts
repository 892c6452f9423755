import { toFields } from '@troupe/basics/fields';
import { summarize } from '@/commerce/orders/issue';
import { announceMessages } from '@/commerce/orders/outbox/listener';
import { parsePosted } from '@/commerce/orders/parsePosted';
import { createRecoveryReference } from '@/commerce/orders/reference';
import { hashAddress } from '@/commerce/orders/hashAddress';
import { emailAddress } from '@/commerce/trips/parseCommand';
import type { TripServices } from '@/commerce/trips/services';
import { type Site, siteIdOf } from '@/config/sites/site';
import { isSameOrigin, otherOrigin } from '../sameOrigin';
import { type FindSite, findSite, refuse, type SubmissionHandler } from '../submissionEndpoint';
import type { RequestLimit } from '../writeLimit';
import { notShared } from './openTrip';
import { noMailer } from './tripHandlers';

/** Every answer takes at least this long, in ms: longer than finding and storing, so that the time tells nothing. */
const LEAST_MS = 400;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface RecoveryLimits {
  /** Per address: nobody may have another person's mailbox filled. */
  readonly addressLimit?: Pick<RequestLimit, 'takeFor'> | undefined;
  readonly leastMs?: number;
}

/**
 * Takes an e-mail address, to which the links of its trips are sent. The answer is the same whether it is known or not, and
 * also where it has had its number of e-mails. What is sent goes to the address that was typed.
 */
export const createRecovery = (
  services: TripServices,
  siteOf: FindSite = findSite,
  { addressLimit, leastMs = LEAST_MS }: RecoveryLimits = {},
): SubmissionHandler => {
  const recover = async (address: string, site: Site): Promise<void> => {
    const hash = await hashAddress(address, site.shopGroupId);
    const allowance = await addressLimit?.takeFor(hash);
    if (allowance && allowance.left === 0) return;
    const { recovery } = await services.openStores();
    if ((await recovery.listTrips(hash)).length === 0) return;
    await recovery.ask({
      reference: createRecoveryReference(),
      address,
      shopGroupId: site.shopGroupId,
      locale: siteIdOf(site) ?? 'en',
      createdAt: services.now().toISOString(),
    });
    announceMessages();
  };
  return async ({ value }, host, { headers }) => {
    if (!isSameOrigin(headers)) return otherOrigin();
    if (!services.hasMailer()) return noMailer();
    const email = parsePosted(emailAddress, toFields(value)['email']);
    if (!email.ok) return refuse(422, summarize(email.problem), email.problem);
    await Promise.all([recover(email.value, siteOf(host)), pause(leastMs)]);
    return { status: 200, body: { status: 'success' }, headers: notShared };
  };
};
