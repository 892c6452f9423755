import { type Enquiry, toApiEnquiry } from '../enquiry';
import { type Cell, toCsvRow } from './csvRow';
import { formatProposedItem } from './formatProposal';
import { toApiProposal } from '../proposal';
import type { Sheet } from './sheet';

const columns: readonly (readonly [name: string, pick: (enquiry: Enquiry) => Cell])[] = [
  ['reference', (enquiry) => enquiry.reference],
  ['created_at', (enquiry) => enquiry.createdAt],
  ['shop_group_id', (enquiry) => enquiry.shopGroupId],
  ['locale', (enquiry) => enquiry.locale],
  ['name', ({ sender }) => sender.name],
  ['email', ({ sender }) => sender.email],
  ['phone', ({ sender }) => sender.phone],
  ['company', ({ sender }) => sender.company],
  ['message', (enquiry) => enquiry.message],
  ['is_suspect', ({ isSuspect }) => String(isSuspect)],
  ['vat_number', ({ sender }) => sender.vat_number],
  ['city', ({ proposal }) => proposal?.city],
  ['arrival', ({ proposal }) => proposal?.arrival],
  ['departure', ({ proposal }) => proposal?.departure],
  ['people', ({ proposal }) => proposal?.people],
  ['plan', ({ proposal }) => proposal?.plan?.items.map(formatProposedItem).join('\n')],
  ['plan_total', ({ proposal }) => proposal?.plan?.total],
  ['plan_currency', ({ proposal }) => proposal?.plan?.currency],
];

/** The export format of enquiries. */
export const enquirySheet: Sheet<Enquiry> = {
  csvHeader: toCsvRow(columns.map(([name]) => name)),
  toCsvRows: (enquiry) => toCsvRow(columns.map(([, pick]) => pick(enquiry))),
  toJson: (enquiry) => ({
    ...toApiEnquiry(enquiry),
    enquiry_id: enquiry.enquiryId,
    sender: enquiry.sender,
    message: enquiry.message,
    is_suspect: enquiry.isSuspect,
    ...(enquiry.proposal && { proposal: toApiProposal(enquiry.proposal) }),
  }),
};
