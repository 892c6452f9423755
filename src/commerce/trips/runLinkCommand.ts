import { createLink } from './createLink';
import { type Trip, tripLimits } from './model/trip';
import type { PostedLinkCommand } from './parseCommand';
import type { TripServices } from './services';
import type { Capability } from './store/capabilityRow';

/**
 * Makes or ends a link.
 *
 * @param own the link of the organiser who asks. It cannot be ended with itself: nobody could make another one
 * @returns the token of a new link, which is in no other answer
 */
export const runLinkCommand = async (
  { link: command }: PostedLinkCommand,
  trip: Trip,
  own: Capability,
  services: TripServices,
): Promise<string | undefined> => {
  const { links } = await services.openStores();
  if (command.kind === 'revoke') {
    if (command.id !== own.id) await links.revoke(trip.id, command.id);
    return undefined;
  }
  const all = await links.list(trip.id);
  const now = services.now();
  if (command.kind === 'renew') {
    const link = createLink(command.scope, null, now);
    const replaced = all.filter(({ guestId, scope }) => guestId === null && scope === link.scope);
    await links.add(
      trip.id,
      link,
      replaced.map(({ id }) => id),
    );
    return link.token;
  }
  const guest = trip.guests.find(({ id }) => id === command.guest);
  if (!guest) return undefined;
  const known = all.filter(({ id, guestId }) => guestId === guest.id && id !== own.id);
  const link = createLink(guest.role === 'organiser' ? 'edit' : 'guest', guest.id, now);
  const [oldest] = known;
  const ended = oldest && known.length >= tripLimits.linksPerGuest ? [oldest.id] : [];
  await links.add(trip.id, link, ended);
  return link.token;
};
