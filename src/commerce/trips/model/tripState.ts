import { toFields } from '@troupe/basics/fields';
import { isOneOf } from '@troupe/basics/isOneOf';
import { type DateChoice, dateChoices } from '@/commerce/cart/cart';
import { type CurrencyCode, isCurrencyCode } from '@/commerce/pricing/currencies';
import { parseTimes } from '@/commerce/timeline/parseTimes';
import type { ActivityTimes } from '@/commerce/timeline/weekend';
import { isDay } from '@/lib/days';
import { type LedgerKind, ledgerKinds } from './charge';
import { type CommandKind, commandKinds } from './command';
import { parsePieces, parseSurprise } from './parseSurprise';
import { type ExtraTaker, type GuestShare, shareKinds, toShare } from './share';
import type { Piece, Surprise } from './surprise';
import {
  type GuestRole,
  guestRoles,
  isTripId,
  type ItemState,
  type LinkScope,
  linkScopes,
  type PageScope,
  pageScopes,
  type RsvpAnswer,
  rsvpAnswers,
  type TripAnswer,
  tripAnswers,
  type VoteChoice,
  voteChoices,
} from './trip';
import { parseTripPricing, type TripPricing } from './tripPricing';

/** A trip as its page shows it: what the holder of a link gets, by its scope. Amounts are whole units of `currency`. */

export interface ShownPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

export interface ShownItem {
  readonly id: number;
  readonly name: string;
  /** `null` if it is no longer sold. */
  readonly href: string | null;
  readonly picture: ShownPicture | null;
  readonly summary: string;
  readonly duration: string;
  readonly day: string;
  readonly dateChoice: DateChoice;
  readonly time: string | null;
  /** That the price is for. */
  readonly people: number;
  /** The organiser's number, which stands unless the item follows the answers. */
  readonly ownPeople: number;
  readonly followsRsvps: boolean;
  /** The largest group of one session; `null` if it is not known. */
  readonly mostPeople: number | null;
  /** How many guests come to it, and how many do not. */
  readonly coming: Readonly<Record<RsvpAnswer, number>>;
  readonly state: ItemState;
  readonly isSold: boolean;
  /** 1 = Monday … 7 = Sunday. */
  readonly closedWeekdays: readonly number[];
  /** When and where it takes place; `null` if it is no longer sold. */
  readonly times: ActivityTimes | null;
  /** Where the group meets, with the address; empty if it is unknown. */
  readonly place: string;
  /** What everybody brings, in the language of the site. */
  readonly bring: readonly string[];
  readonly total: number;
  readonly perHead: number;
  readonly votes: Readonly<Record<VoteChoice, number>>;
}

export interface ShownGuest {
  readonly id: string;
  readonly name: string;
  readonly role: GuestRole;
  readonly answer: TripAnswer | null;
}

export interface ShownVote {
  readonly item: number;
  readonly guest: string;
  readonly choice: VoteChoice;
}

/** What a guest has said of one activity, see `toAttendance`. */
export interface ShownRsvp {
  readonly item: number;
  readonly guest: string;
  readonly answer: RsvpAnswer;
}

export interface ShownComment {
  readonly id: string;
  readonly guest: string;
  readonly text: string;
  readonly at: string;
}

export interface ShownLink {
  readonly id: string;
  readonly scope: LinkScope;
  readonly guest: string | null;
  readonly at: string;
  readonly label: string | null;
  /** Whether it was sent by e-mail. */
  readonly isMailed: boolean;
  /** `YYYY-MM-DD`; `null` if it has not been used, and for a calendar. */
  readonly usedOn: string | null;
  /** `YYYY-MM-DD`; `null` if it works. */
  readonly endedOn: string | null;
  /** Whether this visitor uses it: it cannot be ended with itself. */
  readonly isOwn: boolean;
}

export interface ShownEvent {
  readonly revision: number;
  readonly guest: string | null;
  readonly kind: CommandKind;
  readonly item: number | null;
  /** The revision of the change that it undoes. */
  readonly undoes: number | null;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** Whether this visitor can undo it. */
  readonly canUndo: boolean;
}

/** Money that has moved, see `LedgerEntry`. */
export interface ShownEntry {
  readonly id: string;
  readonly kind: LedgerKind;
  /** Minor units, negative if the organiser has less by it. */
  readonly amount: number;
  readonly day: string;
  readonly reverses: string | null;
}

/** What a guest owes, see `Charge`. */
export interface ShownCharge {
  readonly id: string;
  readonly guest: string;
  readonly reference: string;
  readonly openedOn: string;
  /** The name of a guest who has left. */
  readonly leftAs: string | null;
  readonly entries: readonly ShownEntry[];
}

/** An activity that can be proposed. */
export interface ShownOther {
  readonly id: number;
  readonly name: string;
  /** The largest group of one session. */
  readonly mostPeople: number;
  readonly closedWeekdays: readonly number[];
}

export interface TripState {
  readonly id: string;
  readonly revision: number;
  readonly scope: PageScope;
  readonly city: {
    readonly slug: string;
    readonly name: string;
    /** IANA name. */
    readonly timeZone: string;
    /** ISO 3166-1 alpha-2; empty if it is unknown. */
    readonly country: string;
    readonly href: string;
    readonly picture: ShownPicture | null;
  };
  readonly currency: CurrencyCode;
  readonly arrival: string | null;
  readonly departure: string | null;
  readonly items: readonly ShownItem[];
  /** That the price for all is for. */
  readonly people: number;
  /** The size of the group that the organiser has set. */
  readonly ownPeople: number;
  readonly total: number;
  readonly perHead: number;
  readonly pricing: TripPricing;
  readonly guestCount: number;
  readonly answers: Readonly<Record<TripAnswer, number>>;
  /** The guest who looks; `null` for everybody else, who gets none of the following. */
  readonly you: string | null;
  readonly guests: readonly ShownGuest[];
  readonly voters: readonly ShownVote[];
  readonly rsvps: readonly ShownRsvp[];
  /** Who has proposed which item. */
  readonly proposals: readonly { readonly item: number; readonly guest: string | null }[];
  readonly comments: readonly ShownComment[];
  readonly others: readonly ShownOther[];
  /** The latest changes, oldest first. */
  readonly events: readonly ShownEvent[];
  /** Who pays what, see `Trip`. */
  readonly shares: readonly GuestShare[];
  readonly takers: readonly ExtraTaker[];
  /** How to pay; `null` while nobody collects money. */
  readonly payTo: string | null;
  /** All for the organiser, his own for a guest. */
  readonly charges: readonly ShownCharge[];
  /** For the organiser only. */
  readonly links: readonly ShownLink[];
  /** For the organiser only: whether there is an address for lost links; `null` if the shop sends no e-mails. */
  readonly hasRecovery: boolean | null;
  /** For the organiser only, see `Trip`. */
  readonly surprise: Surprise | null;
  readonly pieces: readonly Piece[];
  /** For the organiser only: the path of the cart of the city, and its items, not parsed. */
  readonly booking: { readonly href: string; readonly items: unknown } | null;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const orNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const number = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0;

const list = <Entry>(value: unknown, parse: (entry: unknown) => Entry): readonly Entry[] =>
  Array.isArray(value) ? value.map(parse) : [];

const oneOf = <Value extends string>(values: readonly Value[], value: unknown, other: Value) =>
  isOneOf(values, value) ? value : other;

const counts = <Name extends string>(
  names: readonly Name[],
  value: unknown,
): Readonly<Record<Name, number>> => {
  const fields = toFields(value);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- `fromEntries` forgets the names
  return Object.fromEntries(names.map((name) => [name, number(fields[name])])) as Record<
    Name,
    number
  >;
};

const toPicture = (value: unknown): ShownPicture | null => {
  const { src, width, height, color } = toFields(value);
  return typeof src === 'string'
    ? { src, width: number(width), height: number(height), color: text(color) }
    : null;
};

const toItem = (value: unknown): ShownItem => {
  const item = toFields(value);
  return {
    id: number(item['id']),
    name: text(item['name']),
    href: orNull(item['href']),
    picture: toPicture(item['picture']),
    summary: text(item['summary']),
    duration: text(item['duration']),
    day: isDay(item['day']) ? item['day'] : '',
    dateChoice: oneOf(dateChoices, item['date_choice'], 'chosen'),
    time: orNull(item['start_time']),
    people: number(item['people']),
    ownPeople: number(item['own_people']),
    followsRsvps: item['follows_rsvps'] === true,
    mostPeople: typeof item['most_people'] === 'number' ? item['most_people'] : null,
    coming: counts(rsvpAnswers, item['coming']),
    state: item['state'] === 'proposed' ? 'proposed' : 'planned',
    isSold: item['is_sold'] === true,
    closedWeekdays: list(item['closed_weekdays'], number),
    times: parseTimes(item['times']),
    place: text(item['place']),
    bring: list(item['bring'], text),
    total: number(item['total']),
    perHead: number(item['per_head']),
    votes: counts(voteChoices, item['votes']),
  };
};

const toGuest = (value: unknown): ShownGuest => {
  const { id, name, role, answer } = toFields(value);
  return {
    id: text(id),
    name: text(name),
    role: oneOf(guestRoles, role, 'guest'),
    answer: isOneOf(tripAnswers, answer) ? answer : null,
  };
};

const toVote = (value: unknown): ShownVote => {
  const { item, guest, choice } = toFields(value);
  return { item: number(item), guest: text(guest), choice: oneOf(voteChoices, choice, 'yes') };
};

const toRsvp = (value: unknown): ShownRsvp => {
  const { item, guest, answer } = toFields(value);
  return { item: number(item), guest: text(guest), answer: oneOf(rsvpAnswers, answer, 'yes') };
};

const toComment = (value: unknown): ShownComment => {
  const { id, guest, text: said, at } = toFields(value);
  return { id: text(id), guest: text(guest), text: text(said), at: text(at) };
};

const dayOrNull = (value: unknown): string | null => (isDay(value) ? value : null);

const toLink = (value: unknown): ShownLink => {
  const link = toFields(value);
  return {
    id: text(link['id']),
    scope: oneOf(linkScopes, link['scope'], 'view'),
    guest: orNull(link['guest']),
    at: text(link['at']),
    label: orNull(link['label']),
    isMailed: link['is_mailed'] === true,
    usedOn: dayOrNull(link['used_on']),
    endedOn: dayOrNull(link['ended_on']),
    isOwn: link['is_own'] === true,
  };
};

const toEvent = (value: unknown): ShownEvent => {
  const { revision, guest, kind, item, undoes, at, can_undo: canUndo } = toFields(value);
  return {
    revision: number(revision),
    guest: orNull(guest),
    kind: oneOf(commandKinds, kind, 'rename'),
    item: typeof item === 'number' ? item : null,
    undoes: typeof undoes === 'number' ? undoes : null,
    at: Number.isNaN(Date.parse(text(at))) ? '' : text(at),
    canUndo: canUndo === true,
  };
};

const toEntry = (value: unknown): ShownEntry => {
  const { id, kind, amount, day, reverses } = toFields(value);
  return {
    id: text(id),
    kind: oneOf(ledgerKinds, kind, 'received'),
    amount: number(amount),
    day: isDay(day) ? day : '',
    reverses: orNull(reverses),
  };
};

const toCharge = (value: unknown): ShownCharge => {
  const charge = toFields(value);
  return {
    id: text(charge['id']),
    guest: text(charge['guest']),
    reference: text(charge['reference']),
    openedOn: isDay(charge['opened_on']) ? charge['opened_on'] : '',
    leftAs: orNull(charge['left_as']),
    entries: list(charge['entries'], toEntry),
  };
};

const toBooking = (value: unknown): TripState['booking'] => {
  const { href, items } = toFields(value);
  return typeof href === 'string' ? { href, items } : null;
};

/** @param answer the `trip` of a response @returns `undefined` if there is no trip in it */
export const parseTripState = (answer: unknown): TripState | undefined => {
  const trip = toFields(answer);
  const { id, currency, scope } = trip;
  if (!isTripId(id) || !isCurrencyCode(currency) || !isOneOf(pageScopes, scope)) return undefined;
  const city = toFields(trip['city']);
  return {
    id,
    scope,
    currency,
    revision: number(trip['revision']),
    city: {
      slug: text(city['slug']),
      name: text(city['name']),
      // An answer without it is of a shop before it had it.
      timeZone: text(city['time_zone']) || 'UTC',
      country: text(city['country']),
      href: text(city['href']),
      picture: toPicture(city['picture']),
    },
    arrival: orNull(trip['arrival']),
    departure: orNull(trip['departure']),
    items: list(trip['items'], toItem),
    people: number(trip['people']),
    ownPeople: number(trip['own_people']),
    total: number(trip['total']),
    perHead: number(trip['per_head']),
    pricing: parseTripPricing(trip['pricing'], currency),
    guestCount: number(trip['guest_count']),
    answers: counts(tripAnswers, trip['answers']),
    you: orNull(trip['you']),
    guests: list(trip['guests'], toGuest),
    voters: list(trip['voters'], toVote),
    rsvps: list(trip['rsvps'], toRsvp),
    proposals: list(trip['proposals'], (it) => {
      const { item, guest } = toFields(it);
      return { item: number(item), guest: orNull(guest) };
    }),
    comments: list(trip['comments'], toComment),
    shares: list(trip['shares'], (it) => {
      const { guest, kind, value } = toFields(it);
      return {
        guestId: text(guest),
        share: toShare(oneOf(shareKinds, kind, 'weight'), number(value)),
      };
    }),
    takers: list(trip['takers'], (it) => {
      const { item, extra, guest } = toFields(it);
      return { productId: number(item), extraId: number(extra), guestId: text(guest) };
    }),
    payTo: orNull(trip['pay_to']),
    charges: list(trip['charges'], toCharge),
    others: list(trip['others'], (it) => {
      const other = toFields(it);
      return {
        id: number(other['id']),
        name: text(other['name']),
        mostPeople: number(other['most_people']),
        closedWeekdays: list(other['closed_weekdays'], number),
      };
    }),
    hasRecovery: typeof trip['has_recovery'] === 'boolean' ? trip['has_recovery'] : null,
    events: list(trip['events'], toEvent),
    links: list(trip['links'], toLink),
    surprise: parseSurprise(trip['surprise']),
    pieces: parsePieces(trip['pieces']),
    booking: toBooking(trip['booking']),
  };
};
