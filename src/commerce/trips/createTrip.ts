import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { err, ok, type Result } from '@troupe/basics/result';
import { findPlan, type PlannedItem } from '@/commerce/orders/findPlan';
import { findSiteIssues } from '@/commerce/orders/findSiteIssues';
import { hashBody } from '@/commerce/orders/hashBody';
import { type Issues, summarize } from '@/commerce/orders/issue';
import { createRandomText } from '@/commerce/orders/linkKey';
import { count, parsePosted, uuid } from '@/commerce/orders/parsePosted';
import { type PostedPlan, postedPlan } from '@/commerce/orders/parsePostedCart';
import type { Refusal } from '@/commerce/orders/submitOnce';
import { mostPeople } from '@/commerce/cart/cart';
import { defaultPeople, hasGroupSize } from '@/commerce/cart/changes';
import { resolveStartTime } from '@/commerce/cart/notices';
import type { Site } from '@/config/sites/site';
import { createLink } from './createLink';
import { isRecent } from './isRecent';
import type { Guest, Trip, TripItem } from './model/trip';
import type { TripServices, TripStores } from './services';

/** The tokens of a new trip. They are in no other answer. */
export interface NewTrip {
  readonly id: string;
  /** Of the organiser. */
  readonly token: string;
  /** For everybody whom the organiser invites. */
  readonly invitation: string;
}

const ID_LENGTH = 12;

/** The id of the request is secret, unlike that of a cart, which a link can have. */
const requestFields = z.object({
  request: uuid,
  /** The size of the group, if the visitor has said it. */
  people: count(mostPeople).nullish(),
});

/**
 * The number of people of an activity. One that has its own minimum because nobody has said a size is for the whole group,
 * as in a cart. So no price per person is by accident that of one person.
 *
 * @param said the size of the group; `null` if the visitor has not said it
 */
const toPeople = (
  { posted, sold }: PlannedItem,
  items: readonly PlannedItem[],
  said: number | null,
): number => {
  if (said !== null || !hasGroupSize(posted, null)) return posted.number_of_people;
  const size = Math.max(defaultPeople, ...items.map((item) => item.posted.number_of_people));
  return Math.max(posted.number_of_people, Math.min(size, sold.product.units.max));
};

const toItem = ({ posted, sold }: PlannedItem, people: number, organiser: Guest): TripItem => ({
  productId: posted.id,
  name: sold.texts.name,
  people,
  followsRsvps: false,
  day: posted.selected_date,
  dateChoice: posted.date_choice ?? 'chosen',
  time: resolveStartTime(posted.start_time, sold.offer.startTimes) ?? null,
  extras: posted.extras.map(({ id, quantity }) => ({ id, quantity })),
  state: 'planned',
  addedBy: organiser.id,
});

const toTrip = (
  plan: PostedPlan,
  items: readonly PlannedItem[],
  said: number | null,
  now: Date,
): Trip => {
  const organiser: Guest = {
    id: randomUUID(),
    name: '',
    role: 'organiser',
    joinedAt: now.toISOString(),
    answer: null,
  };
  return {
    id: createRandomText(ID_LENGTH),
    revision: 0,
    createdAt: now.toISOString(),
    shopGroupId: plan.shop_group_id,
    city: plan.city,
    currency: plan.currency,
    stay: { arrival: plan.arrival ?? null, departure: plan.departure ?? null },
    items: items.map((item) => toItem(item, toPeople(item, items, said), organiser)),
    guests: [organiser],
    votes: [],
    rsvps: [],
    comments: [],
    shares: [],
    takers: [],
    collection: null,
    charges: [],
    ledger: [],
    surprise: null,
    pieces: [],
  };
};

const refuse = (status: Refusal['status'], issues: Issues) =>
  err({ status, message: summarize(issues), issues });

const toNewTrip = (id: string, links: readonly { readonly token: string }[]): NewTrip => ({
  id,
  token: links[0]?.token ?? '',
  invitation: links[1]?.token ?? '',
});

const createLinks = ({ guests }: Trip, now: Date) => [
  createLink('edit', guests.find(({ role }) => role === 'organiser')?.id ?? null, now),
  createLink('guest', null, now),
];

/**
 * Answers a request that is repeated because its answer got lost: with new tokens in place of those, for as long as
 * nobody has changed the trip.
 */
const repeat = async (
  { links: store }: TripStores,
  { trip, bodyHash }: { readonly trip: Trip; readonly bodyHash: string },
  ownHash: string,
  now: Date,
): Promise<Result<NewTrip, Refusal>> => {
  if (bodyHash !== ownHash || trip.revision > 0 || !isRecent(trip.createdAt, now)) {
    return refuse(409, [
      { path: 'request', message: 'has made a trip already: a new one needs a new id' },
    ]);
  }
  const old = await store.list(trip.id);
  const links = createLinks(trip, now);
  for (const link of links) {
    const replaced = old.filter(({ scope }) => scope === link.scope).map(({ id }) => id);
    await store.add(trip.id, link, replaced);
  }
  return ok(toNewTrip(trip.id, links));
};

/**
 * Makes a trip from a posted plan: a cart without a customer. Its activities are those of the catalogue, as for an order.
 *
 * @param site the site of the host of the request
 * @throws if the store or the catalogue fails; a repetition is safe
 */
export const createTrip = async (
  body: unknown,
  site: Site,
  services: TripServices,
): Promise<Result<NewTrip, Refusal>> => {
  const request = parsePosted(requestFields, body);
  if (!request.ok) return refuse(422, request.problem);
  const plan = parsePosted(postedPlan, body);
  if (!plan.ok) return refuse(422, plan.problem);
  const siteIssues = findSiteIssues(plan.value, site);
  if (siteIssues) return refuse(422, siteIssues);
  const now = services.now();
  const stores = await services.openStores();
  const bodyHash = hashBody(plan.value);
  const known = await stores.trips.findByRequest(request.value.request);
  if (known) return repeat(stores, known, bodyHash, now);
  const found = findPlan(plan.value, site.lang, await services.getMesh(), now);
  if (!found.ok) return refuse(422, found.problem);
  const trip = toTrip(plan.value, found.value.items, request.value.people ?? null, now);
  const links = createLinks(trip, now);
  await stores.trips.create(trip, { id: request.value.request, bodyHash }, links);
  return ok(toNewTrip(trip.id, links));
};
