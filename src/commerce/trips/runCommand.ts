import { randomUUID } from 'node:crypto';
import { err, ok, type Result } from '@troupe/basics/result';
import { getShop, listShops } from '@/catalog/mesh/queries/shops';
import { findPlan } from '@/commerce/orders/findPlan';
import type { Issues } from '@/commerce/orders/issue';
import type { Site } from '@/config/sites/site';
import { toCommandKey } from './commandKey';
import type { CommandFailure, Done } from './commandOutcome';
import { createLink } from './createLink';
import { applyCommand } from './model/applyCommand';
import { isLinkClosed } from './model/closedLink';
import { type Command, listSubjects, toItemId } from './model/command';
import type { TripEvent } from './model/event';
import { listReplaced, type Replaced } from './model/replaced';
import { type Trip, tripLimits } from './model/trip';
import type { PostedCommand } from './parseCommand';
import { repeatCommand } from './repeatCommand';
import type { TripServices, TripStores } from './services';
import type { Capability } from './store/capabilityRow';
import { toPlanItem } from './toPlanItem';
import { createTripQueue } from './tripQueue';

/** Other processes may change the trip between reading and writing it, but not this often. */
const MAX_TRIES = 20;

const ownQueue = createTripQueue();

/** Whether a change has set the day or the start time of an item, or added it. */
const isDaySet = (replaced: Replaced): boolean =>
  replaced.kind === 'item' ||
  (replaced.kind === 'fields' && ('day' in replaced.was || 'time' in replaced.was));

const isNumberSet = (replaced: Replaced): boolean =>
  replaced.kind === 'item' || (replaced.kind === 'fields' && 'people' in replaced.was);

/** What the catalogue does not allow of the days and numbers that a change has set. */
const findIssues = async (
  trip: Trip,
  replaced: readonly Replaced[],
  site: Site,
  services: TripServices,
): Promise<Issues | undefined> => {
  const of = (test: (it: Replaced) => boolean) =>
    new Set(replaced.filter(test).flatMap((it) => ('item' in it ? [it.item] : [])));
  const [days, numbers] = [of(isDaySet), of(isNumberSet)];
  const items = trip.items.filter(({ productId }) => days.has(productId) || numbers.has(productId));
  if (items.length === 0) return undefined;
  const plan = {
    shop_group_id: trip.shopGroupId,
    city: trip.city,
    items: items.map(toPlanItem),
  };
  const found = findPlan(plan, site.lang, await services.getMesh(), services.now());
  if (found.ok) return undefined;
  // The day of an item whose number is set may have passed.
  const [first, ...others] = found.problem.filter(({ path }) => {
    const item = items[Number(path.split('.')[1])];
    return item === undefined || days.has(item.productId) || path.endsWith('number_of_people');
  });
  return first && [first, ...others];
};

/** An activity is named by the catalogue, so that nobody writes words into a plan, or into what an undo brings back. */
const nameItem = async (
  trip: Trip,
  command: Command,
  site: Site,
  services: TripServices,
): Promise<Command> => {
  if (command.kind !== 'addItem') return command;
  const { item } = command;
  const shop = getShop(listShops(await services.getMesh(), trip.shopGroupId, site.lang), trip.city);
  const sold = shop?.products.find(({ product }) => product.id === item.productId);
  return { kind: 'addItem', item: { ...item, name: sold?.texts.name ?? '' } };
};

/** The change that a command undoes, and all later ones. */
const listHistory = async (
  { trips }: TripStores,
  trip: Trip,
  command: Command,
): Promise<readonly TripEvent[]> =>
  command.kind === 'undo' && command.revision > trip.revision - tripLimits.undoable
    ? trips.listEvents(trip.id, command.revision - 1)
    : [];

const attempt = async (
  posted: PostedCommand,
  capability: Capability,
  site: Site,
  services: TripServices,
): Promise<Result<Done, CommandFailure> | 'raced'> => {
  const stores = await services.openStores();
  const { trips } = stores;
  const trip = await trips.read(capability.tripId);
  // The guest may have been removed since his link was looked up.
  if (!trip || isLinkClosed(trip, capability)) return err({ reason: 'unknown' });
  const { id, base, command: sent } = posted;
  const now = services.now();
  const known = await trips.findEvent(trip.id, id);
  if (known) return repeatCommand(posted, { trip, event: known, capability }, stores.links);
  const command = await nameItem(trip, sent, site, services);
  const history = await listHistory(stores, trip, command);
  const newId = randomUUID();
  const createdAt = now.toISOString();
  // Without events that old, everything may have changed.
  const isForgotten = base < trip.revision - tripLimits.events;
  const since = isForgotten
    ? [{ subjects: listSubjects(command), guestId: null }]
    : await trips.listEvents(trip.id, base);
  const guestId = capability.guestId ?? undefined;
  const context = {
    guestId,
    since,
    history,
    newId,
    createId: randomUUID,
    commandId: id,
    now: createdAt,
  };
  const applied = applyCommand(trip, command, context);
  if (!applied.ok) return err({ reason: applied.problem, trip });
  if (applied.value === trip) return ok({ trip, guestId: capability.guestId });
  const replaced = listReplaced(trip, applied.value);
  const issues = await findIssues(applied.value, replaced ?? [], site, services);
  if (issues) return err({ reason: 'invalid', issues });
  const by = command.kind === 'join' ? newId : capability.guestId;
  const link = command.kind === 'join' ? createLink('guest', newId, now) : undefined;
  const [undone] = history;
  const event: TripEvent = {
    revision: applied.value.revision,
    commandKey: toCommandKey(id, sent),
    guestId: by,
    subjects: undone?.subjects ?? listSubjects(command),
    kind: command.kind,
    item: undone?.item ?? toItemId(command),
    replaced,
    undoes: undone?.revision ?? null,
    createdAt,
  };
  try {
    await trips.commit({ before: trip, after: applied.value, event, ...(link ? { link } : {}) });
  } catch (error) {
    // Somebody else was faster, or has deleted the trip, or a former attempt was stored and only its answer got lost.
    const isMoved = (await trips.read(trip.id))?.revision !== trip.revision;
    if (isMoved) return 'raced';
    throw error;
  }
  return ok({ trip: applied.value, guestId: by, ...(link ? { token: link.token } : {}) });
};

/**
 * Carries out a command: in one transaction, and once, even if it is sent several times.
 *
 * @param capability of the sender
 * @param inTurn keeps the commands of one trip apart within this process
 * @throws if the store or the catalogue fails; the same command may be sent again
 */
export const runCommand = async (
  posted: PostedCommand,
  capability: Capability,
  site: Site,
  services: TripServices,
  inTurn = ownQueue,
): Promise<Result<Done, CommandFailure>> =>
  inTurn(capability.tripId, async () => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const outcome = await attempt(posted, capability, site, services);
      if (outcome !== 'raced') return outcome;
    }
    throw new Error('trips: a command lost every race for its trip');
  });
