import { todayIn } from '@/lib/days';
import { createLink } from './createLink';
import { hashAddress } from '@/commerce/orders/hashAddress';
import { isRecent } from './isRecent';
import { findRequested, type LinkSender, toRequestedId } from './linkRequest';
import { isPageScope, type Trip, tripLimits } from './model/trip';
import type { PostedLinkCommand } from './parseCommand';
import type { TripServices } from './services';
import type { Capability, NewCapability } from './store/capabilityRow';
import { createTripQueue } from './tripQueue';

/**
 * `made`: the link that was made, if any. Its token is in no other answer. `isOwn`: it is in place of that of the sender.
 * `full`: the trip has its largest number of links. `refused`: the link would reveal a surprise, or the trip has no surprise.
 */
export type LinkOutcome =
  | { readonly made?: NewCapability; readonly isOwn?: boolean }
  | { readonly problem: 'full' | 'refused' };

/** Of link commands. Changes of a trip have a queue of their own. */
const ownQueue = createTripQueue();

type CommandOf<Kind> = Extract<PostedLinkCommand['link'], { readonly kind: Kind }>;

const nothing: LinkOutcome = {};

/** What a link command works with. */
interface Context {
  readonly trip: Trip;
  /** The link of the sender. */
  readonly own: Capability;
  /** The links of the trip, oldest first. */
  readonly all: readonly Capability[];
  readonly now: Date;
  readonly add: (link: NewCapability, replaced: readonly Capability[]) => Promise<LinkOutcome>;
}

const isWorking = ({ endedOn }: Capability): boolean => endedOn === null;

const isShared = ({ guestId }: Capability): boolean => guestId === null;

/** A further link of one guest, for another device. */
const giveToGuest = ({ guest: id }: CommandOf<'ofGuest'>, context: Context) => {
  const { trip, own, all, now, add } = context;
  const guest = trip.guests.find((it) => it.id === id);
  if (!guest) return nothing;
  // With it he would see what he must not know.
  if (guest.id === trip.surprise?.guestId) return { problem: 'refused' } as const;
  const known = all.filter(
    (it) => it.guestId === guest.id && it.id !== own.id && isPageScope(it.scope) && isWorking(it),
  );
  const isFull = known.length >= tripLimits.linksPerGuest;
  const scope = guest.role === 'organiser' ? 'edit' : 'guest';
  return add(createLink(scope, guest.id, now), isFull ? known.slice(0, 1) : []);
};

const make = ({ scope, label }: CommandOf<'make'>, { all, now, add }: Context) => {
  const shared = all.filter((it) => isShared(it) && isWorking(it));
  if (shared.length >= tripLimits.sharedLinks) return { problem: 'full' } as const;
  return add(createLink(scope, null, now, { label }), []);
};

/**
 * There is one at a time, so that the organiser knows which link to send. It belongs to no guest, so it works after a guest
 * is removed.
 */
const makeForHonoured = ({ label }: CommandOf<'honour'>, { trip, all, now, add }: Context) =>
  trip.surprise
    ? add(
        createLink('honour', null, now, { label }),
        all.filter((it) => it.scope === 'honour' && isWorking(it)),
      )
    : ({ problem: 'refused' } as const);

const rotate = ({ id }: CommandOf<'rotate'>, { all, now, add }: Context) => {
  const old = all.find((it) => it.id === id && isWorking(it));
  // Whoever subscribed to a calendar makes the next link himself: nobody else may read it.
  if (!old || old.scope === 'feed') return nothing;
  return add(createLink(old.scope, old.guestId, now, { label: old.label }), [old]);
};

const revoke = async ({ id }: CommandOf<'revoke'>, context: Context, services: TripServices) => {
  const { trip, own, all, now } = context;
  // Nobody could make another one.
  if (id === own.id) return nothing;
  const ended = all.filter((it) => !isWorking(it));
  const forgotten = ended.slice(0, Math.max(0, ended.length - tripLimits.endedLinks + 1));
  const { links } = await services.openStores();
  const ids = forgotten.map((it) => it.id);
  await links.revoke(trip.id, id, todayIn('UTC', now), ids);
  return nothing;
};

/** The page of a charge. A link is shown only once. Who asks again gets a new one, and the old one ends. */
const showCharge = ({ guest }: CommandOf<'pay'>, { trip, all, now, add }: Context) => {
  // The page of a charge names the city.
  if (guest === trip.surprise?.guestId) return { problem: 'refused' } as const;
  if (!trip.charges.some(({ guestId, leftAs }) => guestId === guest && leftAs === null)) {
    return nothing;
  }
  const former = all.filter((it) => it.scope === 'pay' && it.guestId === guest);
  return add(createLink('pay', guest, now), former);
};

/** Answers a repeated request: the link keeps its id and gets a new token, since the answer with the first one was lost. */
const repeat = async (known: Capability, now: Date, save: Context['add']): Promise<LinkOutcome> => {
  const { id, scope, guestId, label, createdAt } = known;
  if (!isWorking(known) || !isRecent(createdAt, now)) return nothing;
  // Still as old: it cannot be repeated for longer.
  return save({ ...createLink(scope, guestId, new Date(createdAt), { label }), id }, [known]);
};

const change = async (
  command: PostedLinkCommand['link'],
  context: Context,
  services: TripServices,
): Promise<LinkOutcome> => {
  const { trip, own, all, now, add } = context;
  const { links, recovery } = await services.openStores();
  switch (command.kind) {
    case 'renew': {
      const link = createLink(command.scope, null, now);
      const replaced = all.filter(
        (it) => isShared(it) && isWorking(it) && it.scope === link.scope && it.label === null,
      );
      return add(link, replaced);
    }
    case 'ofGuest':
      return giveToGuest(command, context);
    case 'make':
      return make(command, context);
    case 'rotate':
      return rotate(command, context);
    case 'revoke':
      return revoke(command, context, services);
    case 'label':
      await links.label(trip.id, command.id, command.label);
      return nothing;
    case 'feed': {
      const former = all.filter((it) => it.scope === 'feed' && it.guestId === own.guestId);
      return add(createLink('feed', own.guestId, now), former);
    }
    case 'pay':
      return showCharge(command, context);
    case 'honour':
      return makeForHonoured(command, context);
    case 'recovery': {
      const { email } = command;
      const hash = email === null ? null : await hashAddress(email, trip.shopGroupId);
      await recovery.setAddress(trip.id, hash);
      return nothing;
    }
  }
};

/**
 * Makes, changes or ends a link. A request with an id that is repeated within ten minutes has the same outcome, with
 * a new token, since the answer with the first one was lost.
 *
 * @param sender the organiser, or a guest who asks for a calendar
 * @param inTurn lets a repetition wait for the first attempt
 */
export const runLinkCommand = async (
  { id: requestId, ...posted }: PostedLinkCommand,
  trip: Trip,
  sender: LinkSender,
  services: TripServices,
  inTurn = ownQueue,
): Promise<LinkOutcome> =>
  inTurn(trip.id, async () => {
    const { link: command } = posted;
    const { own, token } = sender;
    const request = requestId === undefined ? undefined : { ...posted, id: requestId };
    const { links } = await services.openStores();
    const all = await links.list(trip.id);
    const save: Context['add'] = async (made, replaced) => {
      const ended = replaced.map(({ id }) => id);
      await links.add(trip.id, made, ended);
      const isOwn = ended.includes(own.id) || (command.kind === 'rotate' && command.id === own.id);
      return { made, isOwn };
    };
    const add: Context['add'] = (link, replaced) =>
      save(request ? { ...link, id: toRequestedId(request, own.id, token) } : link, replaced);
    const context = { trip, own, all, now: services.now(), add };
    const known = request && findRequested(all, request, sender);
    return known ? repeat(known, context.now, save) : change(command, context, services);
  });
