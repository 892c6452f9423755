import { z } from 'zod';
import {
  dateChoices,
  longestName,
  mostExtras,
  mostItems,
  mostPeople,
  mostUnits,
} from '@/commerce/cart/cart';
import { count, day, id, parsePosted, startTime, uuid } from '@/commerce/orders/parsePosted';
import type { Command } from './model/command';
import { isTripId, tripAnswers, tripLimits, voteChoices } from './model/trip';

/** One line that a person types. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be a single line without control characters');

const newItem = z.object({
  productId: id,
  name: z.string().max(longestName),
  people: count(mostPeople),
  day,
  dateChoice: z.enum(dateChoices),
  time: startTime.nullable(),
  extras: z.array(z.object({ id, quantity: count(mostUnits) })).max(mostExtras),
});

const guestName = line(tripLimits.name);

/** A command with a valid form. Whether it may be carried out is for `applyCommand` to say. */
export const commandSchema: z.ZodType<Command> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('join'), name: guestName }),
  z.object({ kind: z.literal('rename'), name: guestName }),
  z.object({ kind: z.literal('vote'), item: id, choice: z.enum(voteChoices).nullable() }),
  z.object({ kind: z.literal('answer'), answer: z.enum(tripAnswers).nullable() }),
  z.object({ kind: z.literal('addItem'), item: newItem }),
  z.object({ kind: z.literal('acceptItem'), item: id }),
  z.object({ kind: z.literal('removeItem'), item: id }),
  z.object({ kind: z.literal('setPeople'), people: count(mostPeople) }),
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
    text: z
      .string()
      .trim()
      .min(1)
      .max(tripLimits.comment)
      .regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u, 'must not have control characters'),
  }),
  z.object({ kind: z.literal('removeComment'), comment: uuid }),
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

const linkCommand = z.object({
  trip: tripId,
  link: z.discriminatedUnion('kind', [
    /** A new link, in place of all shared ones of its scope. */
    z.object({ kind: z.literal('renew'), scope: z.enum(['view', 'guest']) }),
    /** A further link of one guest, for another device. */
    z.object({ kind: z.literal('ofGuest'), guest: uuid }),
    z.object({ kind: z.literal('revoke'), id: uuid }),
  ]),
});

export type PostedLinkCommand = z.output<typeof linkCommand>;

/** @param body the parsed JSON of a request */
export const parseLinkCommand = (body: unknown) => parsePosted(linkCommand, body);
