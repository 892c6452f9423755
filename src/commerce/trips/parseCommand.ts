import { z } from 'zod';
import {
  dateChoices,
  longestName,
  mostExtras,
  mostItems,
  mostPeople,
  mostUnits,
} from '@/commerce/cart/cart';
import { customerSchema } from '@/commerce/cart/customer';
import {
  count,
  day,
  distinct,
  id,
  line,
  list,
  parsePosted,
  startTime,
  uuid,
} from '@/commerce/orders/parsePosted';
import type { Command } from './model/command';
import { OPEN_PLACE, shareLimits } from './model/share';
import { pieceKinds, surpriseLimits } from './model/surprise';
import { isTripId, rsvpAnswers, tripAnswers, tripLimits, voteChoices } from './model/trip';

const newItem = z.object({
  productId: id,
  name: z.string().max(longestName),
  people: count(mostPeople),
  day,
  dateChoice: z.enum(dateChoices),
  time: startTime.nullable(),
  extras: list(z.object({ id, quantity: count(mostUnits) }), 0, mostExtras).refine(
    distinct,
    'must not name the same extra twice',
  ),
});

/**
 * How to pay, in several lines. Without characters that are not seen: they could show the digits of an account in another
 * order than they are copied.
 */
const paymentText = z
  .string()
  .trim()
  .max(tripLimits.payTo)
  .regex(/^(?:[^\p{Cc}\p{Cf}\p{Cs}]|[\r\n])*$/u, 'must not have control characters');

const guestName = line(tripLimits.name);

const share = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('honour') }),
  z.object({ kind: z.literal('weight'), weight: z.int().min(1).max(shareLimits.weight) }),
  z.object({ kind: z.literal('fixed'), amount: z.int().min(0).max(shareLimits.amount) }),
]);

/** A moment that a clock can show, in the form in which it is stored. */
const moment = z.iso
  .datetime({ offset: true })
  .max(40)
  .transform((value) => new Date(value).toISOString());

/** Words of several lines. */
const lines = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u, 'must not have control characters');

const piece = z
  .object({
    kind: z.enum(pieceKinds),
    text: lines(surpriseLimits.text),
    day: day.nullable(),
    time: startTime.nullable(),
    place: line(surpriseLimits.place).nullable(),
    revealAt: moment.nullable(),
  })
  .refine((it) => it.time === null || it.day !== null, {
    path: ['day'],
    message: 'must be given with a time',
  });

/** A command with a valid form. Whether it may be carried out is for `applyCommand` to say. */
const commandSchema: z.ZodType<Command> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('join'), name: guestName }),
  z.object({ kind: z.literal('rename'), name: guestName }),
  z.object({ kind: z.literal('vote'), item: id, choice: z.enum(voteChoices).nullable() }),
  z.object({ kind: z.literal('answer'), answer: z.enum(tripAnswers).nullable() }),
  z.object({ kind: z.literal('rsvp'), item: id, answer: z.enum(rsvpAnswers).nullable() }),
  z.object({ kind: z.literal('addItem'), item: newItem }),
  z.object({ kind: z.literal('acceptItem'), item: id }),
  z.object({ kind: z.literal('removeItem'), item: id }),
  z.object({ kind: z.literal('setPeople'), people: count(mostPeople) }),
  z.object({ kind: z.literal('setItemPeople'), item: id, people: count(mostPeople) }),
  z.object({ kind: z.literal('followRsvps'), item: id, follows: z.boolean() }),
  z.object({ kind: z.literal('setDay'), item: id, day }),
  z.object({
    kind: z.literal('setStarts'),
    starts: z
      .array(z.object({ item: id, day, time: startTime }))
      .min(1)
      .max(mostItems)
      .refine((all) => new Set(all.map(({ item }) => item)).size === all.length, {
        message: 'must name each activity once',
      }),
  }),
  z.object({ kind: z.literal('removeGuest'), guest: uuid }),
  z.object({
    kind: z.literal('comment'),
    text: lines(tripLimits.comment),
  }),
  z.object({ kind: z.literal('removeComment'), comment: uuid }),
  z.object({ kind: z.literal('undo'), revision: id }),
  z.object({
    kind: z.literal('setShare'),
    guest: z.union([uuid, z.literal(OPEN_PLACE)]),
    share,
  }),
  z.object({
    kind: z.literal('setTakers'),
    item: id,
    extra: id,
    guests: z.array(uuid).max(tripLimits.guests),
  }),
  z.object({ kind: z.literal('collect'), payTo: paymentText }),
  z.object({
    kind: z.literal('recordPayment'),
    charge: uuid,
    direction: z.enum(['received', 'returned']),
    amount: z.int().min(1).max(shareLimits.amount),
    day,
  }),
  z.object({ kind: z.literal('reversePayment'), charge: uuid, entry: uuid }),
  z.object({ kind: z.literal('setSurprise'), guest: uuid.nullable(), tellsNext: z.boolean() }),
  z.object({ kind: z.literal('endSurprise') }),
  z.object({ kind: z.literal('addPiece'), piece }),
  z.object({ kind: z.literal('setPiece'), piece: uuid, to: piece }),
  z.object({ kind: z.literal('removePiece'), piece: uuid }),
]);

const tripId = z.string().refine(isTripId, 'must be the id of a trip');

const postedCommand = z.object({
  /** A UUID of the sender: the same command sent twice is carried out once. */
  id: uuid,
  trip: tripId,
  /** The revision that the sender has seen. */
  base: z.int().min(0),
  command: commandSchema,
});

export type PostedCommand = z.output<typeof postedCommand>;

/** @param body the parsed JSON of a request */
export const parseCommand = (body: unknown) => parsePosted(postedCommand, body);

/** An e-mail address that a person types. */
export const emailAddress = customerSchema.shape.email;

const linkLabel = line(tripLimits.label);

const linkCommand = z.object({
  /** A UUID of the sender, by which the command may be repeated. A page of an earlier build sends none. */
  id: uuid.optional(),
  trip: tripId,
  link: z.discriminatedUnion('kind', [
    /** A new link, in place of all shared ones of its scope that have no label. */
    z.object({ kind: z.literal('renew'), scope: z.enum(['view', 'guest']) }),
    /** A further link of one guest, for another device. */
    z.object({ kind: z.literal('ofGuest'), guest: uuid }),
    z.object({ kind: z.literal('revoke'), id: uuid }),
    /** A further shared link. */
    z.object({ kind: z.literal('make'), scope: z.enum(['view', 'guest']), label: linkLabel }),
    z.object({ kind: z.literal('label'), id: uuid, label: linkLabel.nullable() }),
    /** A new token in place of that of one link. */
    z.object({ kind: z.literal('rotate'), id: uuid }),
    /** The calendar of the sender, in place of his former one. */
    z.object({ kind: z.literal('feed') }),
    /** The page of the charge of a guest, in place of his former one. */
    z.object({ kind: z.literal('pay'), guest: uuid }),
    /** The link of the guest of honour, in place of his former one. */
    z.object({ kind: z.literal('honour'), label: linkLabel.nullable() }),
    /** The address to which lost links may be sent; `null` forgets it. */
    z.object({ kind: z.literal('recovery'), email: emailAddress.nullable() }),
  ]),
});

export type PostedLinkCommand = z.output<typeof linkCommand>;

/** @param body the parsed JSON of a request */
export const parseLinkCommand = (body: unknown) => parsePosted(linkCommand, body);
