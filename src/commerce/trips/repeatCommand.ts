import { err, ok, type Result } from '@troupe/basics/result';
import { toCommandKey } from './commandKey';
import type { CommandFailure, Done } from './commandOutcome';
import { createLink } from './createLink';
import { isLinkClosed } from './model/closedLink';
import type { TripEvent } from './model/event';
import type { Trip } from './model/trip';
import type { PostedCommand } from './parseCommand';
import type { Capability } from './store/capabilityRow';
import type { CapabilityStore } from './store/capabilityStore';

/** Whether a command is the one of an event. Those of an earlier build have its id alone. */
const isSame = (event: TripEvent, { id, command }: PostedCommand): boolean =>
  event.commandKey === id
    ? event.kind === command.kind
    : event.commandKey === toCommandKey(id, command);

/** Whether a repeated command has the same sender as the first one. */
const isSender = (event: TripEvent, capability: Capability): boolean =>
  event.kind === 'join'
    ? capability.guestId === null || capability.guestId === event.guestId
    : event.guestId === capability.guestId;

/** What a command is answered with whose id is known, see {@link repeatCommand}. */
interface Known {
  readonly trip: Trip;
  readonly event: TripEvent;
  /** Of the sender of now. */
  readonly capability: Capability;
}

/**
 * Answers a command whose id is known. Its change is stored, and nothing is changed again. A person who has joined gets a
 * link again, in place of the lost one, unless that has ended since. His calendar and his other devices keep theirs.
 *
 * @returns `taken` if another command has the id, or somebody else has sent it
 */
export const repeatCommand = async (
  posted: PostedCommand,
  { trip, event, capability }: Known,
  links: CapabilityStore,
): Promise<Result<Done, CommandFailure>> => {
  if (!isSender(event, capability) || !isSame(event, posted)) return err({ reason: 'taken', trip });
  const { guestId, createdAt } = event;
  if (event.kind !== 'join' || guestId === null) return ok({ trip, guestId });
  // The link was made with the change.
  const lost = (await links.list(trip.id)).find(
    (it) => it.guestId === guestId && it.scope === 'guest' && it.createdAt === createdAt,
  );
  const isOver = !lost || lost.endedOn !== null || isLinkClosed(trip, lost);
  if (isOver) return err({ reason: 'unknown' });
  const link = createLink('guest', guestId, new Date(createdAt), { label: lost.label });
  await links.add(trip.id, link, [lost.id]);
  return ok({ trip, guestId, token: link.token });
};
