import { toPrintable, toPrintableLine } from '@/lib/printable';
import type { Enquiry } from '../enquiry';
import { formatProposal } from './formatProposal';
import { formatMoment, formatPerson, rule, spread } from './layout';

/** Formats an enquiry for printing. */
export const formatLetter = ({ sender, message, ...enquiry }: Enquiry): string =>
  [
    spread(enquiry.reference, formatMoment(enquiry.createdAt)),
    `Shop group ${enquiry.shopGroupId}, site ${enquiry.locale}`,
    rule,
    ...formatPerson(sender),
    ...(enquiry.isSuspect
      ? [rule, 'Suspect: a field was filled in that no person sees. Look twice before you answer.']
      : []),
    ...(enquiry.proposal ? [rule, ...formatProposal(enquiry.proposal)] : []),
    rule,
    toPrintable(message),
  ].join('\n');

/** In characters. */
const glance = 60;

const shorten = (text: string) => {
  const line = toPrintableLine(text).replaceAll(/\s+/g, ' ');
  const characters = [...line];
  return characters.length > glance ? `${characters.slice(0, glance - 1).join('')}…` : line;
};

/** Formats an enquiry as one line of a list. */
export const formatEnquiryLine = ({ sender, message, ...enquiry }: Enquiry): string =>
  [
    enquiry.reference,
    formatMoment(enquiry.createdAt),
    String(enquiry.shopGroupId).padStart(3),
    enquiry.locale.padEnd(4),
    ...(enquiry.isSuspect ? ['[suspect]'] : []),
    ...(enquiry.proposal ? ['[proposal]'] : []),
    `${toPrintableLine(`${sender.name} <${sender.email}>`)}: ${shorten(message)}`,
  ].join(' ');
