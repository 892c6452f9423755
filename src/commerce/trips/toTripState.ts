import { formatDuration } from '@/lib/formatTime';
import { buildPath } from '@/config/sites/paths';
import type { Site } from '@/config/sites/site';
import type { TripEvent } from './model/event';
import { type LinkScope, type Trip, tripAnswers, voteChoices } from './model/trip';
import type { PricedTrip, PricedTripItem } from './priceTrip';
import { toCartItems } from './toCartItems';
import { toTimes } from './toTimes';
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
}

const count = <Entry>(all: readonly Entry[], test: (entry: Entry) => boolean): number =>
  all.filter(test).length;

const toItem = ({ item, sold, total }: PricedTripItem, { trip, priced, site }: TripSources) => ({
  times: toTimes({ sold }, priced),
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
  people: item.people,
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
      href: buildPath(site, 'city', { city: shop.city.slug }),
      picture: shop.city.picture,
    },
    currency: trip.currency,
    arrival: trip.stay.arrival,
    departure: trip.stay.departure,
    items: priced.items.map((item) => toItem(item, sources)),
    people: price.people,
    total: price.total,
    per_head: price.perHead,
    guest_count: trip.guests.length,
    answers: Object.fromEntries(
      tripAnswers.map((answer) => [answer, count(trip.guests, (it) => it.answer === answer)]),
    ),
  };
};

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
  comments: trip.comments.map(({ id, guestId: guest, text, createdAt }) => ({
    id,
    guest,
    text,
    at: createdAt,
  })),
  /** What else can be proposed. */
  others: priced.shop.products
    .filter(({ product }) => !trip.items.some(({ productId }) => productId === product.id))
    .map(({ product, texts }) => ({ id: product.id, name: texts.name })),
});

/** What the organiser gets beside it. No token: they are not even stored. No id of a command: it repeats it. */
const toOrganiserPart = ({ links, events, linkId, priced, site }: TripSources) => ({
  booking: {
    href: buildPath(site, 'cart', { city: priced.shop.city.slug }),
    items: toCartItems(priced),
  },
  links: links.map(({ id, scope, guestId, createdAt }) => ({
    id,
    scope,
    guest: guestId,
    at: createdAt,
    is_own: id === linkId,
  })),
  events: events.map(({ revision, guestId, kind, item, createdAt }) => ({
    revision,
    guest: guestId,
    kind,
    item,
    at: createdAt,
  })),
});

/**
 * The state of a trip for the holder of a link. Made from an allowlist per scope, so that a field that is added to a trip
 * reaches nobody by itself.
 */
export const toTripState = (scope: LinkScope, sources: TripSources): object => {
  const shared = { scope, ...toPublic(sources) };
  // A person who has not said a name yet is no guest: whoever was forwarded the link sees numbers.
  if (scope === 'view' || sources.guestId === null) return shared;
  const known = { ...shared, ...toGuestPart(sources) };
  return scope === 'edit' ? { ...known, ...toOrganiserPart(sources) } : known;
};
