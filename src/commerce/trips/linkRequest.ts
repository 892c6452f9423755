import { hashText, toCanonical } from '@/commerce/orders/hashBody';
import type { PostedLinkCommand } from './parseCommand';
import type { Capability } from './store/capabilityRow';

/** A link command with the id of its request, by which it may be repeated. */
export type LinkRequest = PostedLinkCommand & { readonly id: string };

/** The sender of a link command. */
export interface LinkSender {
  readonly own: Capability;
  /** That came with the command. */
  readonly token: string;
}

/** Half of a UUID. */
const toHalf = (value: readonly unknown[]): string => hashText(toCanonical(value)).slice(0, 16);

/** As UUIDs are written. */
const toUuid = (hex: string): string =>
  hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const toRequestHalf = ({ id, trip, link }: LinkRequest): string => toHalf([id, trip, link]);

/**
 * The id of the link that a request makes. Its first half tells the request, and its second half the link that sent it. So
 * a repetition is known without anything else that is stored. Both are hashes of secrets.
 *
 * @param senderId the id of the link that sent it
 * @param token of that link
 */
export const toRequestedId = (request: LinkRequest, senderId: string, token: string): string =>
  toUuid(toRequestHalf(request) + toHalf([request.id, senderId, token]));

/** The link that the same request of the same sender has made before. @param all the links of the trip */
export const findRequested = (
  all: readonly Capability[],
  request: LinkRequest,
  { own, token }: LinkSender,
): Capability | undefined => {
  const requestedId = toRequestedId(request, own.id, token);
  return all.find(
    ({ id }) =>
      id === requestedId ||
      // It has replaced the sender's own link, which is the new one now.
      (id === own.id && id.replaceAll('-', '').startsWith(toRequestHalf(request))),
  );
};

/**
 * The link that a sender has put in place of his own, if he sends that very request once more with the token of the ended
 * one: the answer got lost. The token alone is not enough, since a link is also replaced because somebody else has it.
 *
 * @param token untrusted
 */
export const findSuccessor = (
  all: readonly Capability[],
  request: LinkRequest,
  token: string,
): Capability | undefined => {
  if (request.link.kind !== 'rotate') return undefined;
  const successorId = toRequestedId(request, request.link.id, token);
  return all.find(({ id }) => id === successorId);
};
