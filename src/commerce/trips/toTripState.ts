import { visitWords } from '@/catalog/mesh/queries/visitWords';
import { toPlaceText } from '@/lib/toPlaceText';
import { formatDuration } from '@/lib/formatTime';
import { buildPath } from '@/config/sites/paths';
import type { Site } from '@/config/sites/site';
import { countAttendance } from './model/attendance';
import type { Charge } from './model/charge';
import { isAboutPayments } from './model/command';
import type { TripEvent } from './model/event';
import { toShareValue } from './model/share';
import { type PageScope, toGroupSize, type Trip, tripAnswers, voteChoices } from './model/trip';
import { listUndoable } from './model/undo';
import type { PricedTrip, PricedTripItem } from './priceTrip';
import { toCartItems } from './toCartItems';
import { toTimes } from './toTimes';
import { toTripPricing } from './toTripPricing';
import type { Capability } from './store/capabilityRow';

/** Everything that a state may be made from. What of it a scope gets is decided below, field by field. */
export interface TripSources {
  readonly trip: Trip;
  readonly priced: PricedTrip;
  readonly site: Site;
  /** The guest who asks, and the link that he asks with. */
  readonly guestId: string | null;
  readonly linkId: string;
  /** The links of the trip. */
  readonly links: readonly Capability[];
  /** The latest changes, oldest first. */
  readonly events: readonly TripEvent[];
  /** Whether there is an address for lost links; `null` if the shop sends no e-mails. */
  readonly hasRecovery: boolean | null;
}

const count = <Entry>(all: readonly Entry[], test: (entry: Entry) => boolean): number =>
  all.filter(test).length;

const toItem = ({ item, sold, total }: PricedTripItem, { trip, priced, site }: TripSources) => ({
  times: toTimes({ sold }, priced),
  place: sold ? toPlaceText(sold.offer.meetingPoint) : null,
  bring: (sold?.product.visit?.bring ?? []).map((code) => visitWords[site.lang].bring[code]),
  id: item.productId,
  name: sold?.texts.name ?? item.name,
  href: sold
    ? buildPath(site, 'activity', { activity: sold.texts.slug, city: priced.shop.city.slug })
    : null,
  picture: sold?.product.picture ?? null,
  summary: sold?.texts.summary ?? '',
  duration: sold ? formatDuration(sold.product.durationMinutes, site.formatLocale) : '',
  day: item.day,
  date_choice: item.dateChoice,
  start_time: item.time,
  /** That the price is for. */
  people: item.people,
  /** The organiser's own number. */
  own_people: trip.items.find(({ productId }) => productId === item.productId)?.people ?? 0,
  follows_rsvps: item.followsRsvps,
  most_people: sold?.product.units.max ?? null,
  coming: countAttendance(trip, item.productId),
  state: item.state,
  is_sold: sold !== undefined,
  closed_weekdays: sold?.offer.closedWeekdays ?? [],
  total,
  per_head: Math.ceil(total / item.people),
  votes: Object.fromEntries(
    voteChoices.map((choice) => [
      choice,
      count(trip.votes, (vote) => vote.productId === item.productId && vote.choice === choice),
    ]),
  ),
});

/** What everybody with a link gets: the plan and its prices, and numbers instead of names. */
const toPublic = (sources: TripSources) => {
  const { trip, priced, site } = sources;
  const { shop, price } = priced;
  return {
    id: trip.id,
    revision: trip.revision,
    city: {
      slug: shop.city.slug,
      name: shop.cityTexts.name,
      time_zone: shop.city.timeZone,
      country: shop.city.country,
      href: buildPath(site, 'city', { city: shop.city.slug }),
      picture: shop.city.picture,
    },
    currency: trip.currency,
    arrival: trip.stay.arrival,
    departure: trip.stay.departure,
    items: priced.items.map((item) => toItem(item, sources)),
    people: price.people,
    /** The organiser's own number. */
    own_people: toGroupSize(trip.items),
    total: price.total,
    per_head: price.perHead,
    pricing: toTripPricing(trip, priced),
    guest_count: trip.guests.length,
    answers: Object.fromEntries(
      tripAnswers.map((answer) => [answer, count(trip.guests, (it) => it.answer === answer)]),
    ),
  };
};

/** Who changed what. No id of a command, which would repeat it, and nothing of what it has replaced. */
const toEvents = (trip: Trip, guestId: string | null, events: readonly TripEvent[]) => {
  const guest = trip.guests.find(({ id }) => id === guestId);
  const undoable = guest ? listUndoable(trip, events, guest) : new Set<number>();
  return events.map(({ revision, guestId: by, kind, item, undoes, createdAt }) => ({
    revision,
    guest: by,
    kind,
    item,
    undoes,
    at: createdAt,
    can_undo: undoable.has(revision),
  }));
};

/** A charge with its entries. The id of a command is in none of them: it would repeat it. */
const toCharge = ({ ledger }: Trip, { id, guestId, reference, createdAt, leftAs }: Charge) => ({
  id,
  guest: guestId,
  reference,
  opened_on: createdAt.slice(0, 10),
  left_as: leftAs,
  entries: ledger
    .filter(({ chargeId }) => chargeId === id)
    .map(({ id: entry, kind, amount, day, reverses }) => ({
      id: entry,
      kind,
      amount,
      day,
      reverses,
    })),
});

/** What guests get beside it: who is who and who wants what. Names only, since a trip has no addresses. */
const toGuestPart = ({ trip, priced, guestId }: TripSources) => ({
  you: guestId,
  proposals: trip.items
    .filter(({ state }) => state === 'proposed')
    .map(({ productId, addedBy }) => ({ item: productId, guest: addedBy })),
  guests: trip.guests.map(({ id, name, role, answer }) => ({ id, name, role, answer })),
  voters: trip.votes.map(({ productId, guestId: guest, choice }) => ({
    item: productId,
    guest,
    choice,
  })),
  rsvps: trip.rsvps.map(({ productId, guestId: guest, answer }) => ({
    item: productId,
    guest,
    answer,
  })),
  comments: trip.comments.map(({ id, guestId: guest, text, createdAt }) => ({
    id,
    guest,
    text,
    at: createdAt,
  })),
  shares: trip.shares.map(({ guestId: guest, share }) => ({
    guest,
    kind: share.kind,
    value: toShareValue(share),
  })),
  takers: trip.takers.map(({ productId, extraId, guestId: guest }) => ({
    item: productId,
    extra: extraId,
    guest,
  })),
  /** What else can be proposed. */
  others: priced.shop.products
    .filter(({ product }) => !trip.items.some(({ productId }) => productId === product.id))
    .map(({ product, texts, offer }) => ({
      id: product.id,
      name: texts.name,
      most_people: product.units.max,
      closed_weekdays: offer.closedWeekdays,
    })),
});

/** Of the money, a guest gets how to pay and his own charge. Whether others have paid is for the organiser alone. */
const toOwnMoney = ({ trip, guestId, events }: TripSources) => ({
  pay_to: trip.collection?.payTo ?? null,
  charges: trip.charges.filter((it) => it.guestId === guestId).map((it) => toCharge(trip, it)),
  events: toEvents(
    trip,
    guestId,
    events.filter(({ subjects }) => !isAboutPayments(subjects)),
  ),
});

/** What the organiser gets beside it. No token: they are not even stored. */
const toOrganiserPart = ({
  trip,
  guestId,
  events,
  links,
  linkId,
  priced,
  site,
  hasRecovery,
}: TripSources) => ({
  pay_to: trip.collection?.payTo ?? null,
  charges: trip.charges.map((it) => toCharge(trip, it)),
  events: toEvents(trip, guestId, events),
  booking: {
    href: buildPath(site, 'cart', { city: priced.shop.city.slug }),
    items: toCartItems(priced),
  },
  links: links.map((link) => ({
    id: link.id,
    scope: link.scope,
    guest: link.guestId,
    at: link.createdAt,
    label: link.label,
    is_mailed: link.isMailed,
    used_on: link.usedOn,
    ended_on: link.endedOn,
    is_own: link.id === linkId,
  })),
  // Not the address: the shop itself has only a hash of it.
  has_recovery: hasRecovery,
  surprise: trip.surprise && {
    guest: trip.surprise.guestId,
    tells_next: trip.surprise.tellsNext,
  },
  pieces: trip.pieces.map(({ id, kind, text, day, time, place, revealAt }) => ({
    id,
    kind,
    text,
    day,
    time,
    place,
    reveal_at: revealAt,
  })),
});

/**
 * The state of a trip for the holder of a link. A guest of honour gets another answer, see `showSurprise`. The parts for
 * a scope name every field that it may see, so a new field of a trip stays hidden until it is added here.
 */
export const toTripState = (scope: PageScope, sources: TripSources): object => {
  const shared = { scope, ...toPublic(sources) };
  // A person who has not said a name yet is no guest: whoever was forwarded the link sees numbers.
  if (scope === 'view' || sources.guestId === null) return shared;
  const known = { ...shared, ...toGuestPart(sources) };
  return { ...known, ...(scope === 'edit' ? toOrganiserPart(sources) : toOwnMoney(sources)) };
};
