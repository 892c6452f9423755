import { formatCounts } from '@/commerce/orders/report/outboxLines';
import type { PersonCounts } from '@/commerce/orders/store/personStore';

/** Formats what is deleted of one person, such as `1 order, 0 enquiries, 2 messages, …`. */
export const formatErased = (counts: PersonCounts): string => {
  const { tripAddresses, linkRequests } = counts;
  return [
    formatCounts(counts),
    `${tripAddresses} ${tripAddresses === 1 ? 'address of a trip' : 'addresses of trips'}`,
    `${linkRequests} ${linkRequests === 1 ? 'request for lost links' : 'requests for lost links'}`,
  ].join(', ');
};
