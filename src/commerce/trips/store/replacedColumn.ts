import { z } from 'zod';
import { dateChoices } from '@/commerce/cart/cart';
import type { Replaced } from '../model/replaced';
import { pieceKinds } from '../model/surprise';
import { itemStates, rsvpAnswers, tripAnswers, voteChoices } from '../model/trip';
import { extrasColumn } from './extrasColumn';

const item = z.object({
  productId: z.number(),
  name: z.string(),
  people: z.number(),
  followsRsvps: z.boolean(),
  day: z.string(),
  dateChoice: z.enum(dateChoices),
  time: z.string().nullable(),
  extras: extrasColumn,
  state: z.enum(itemStates),
  addedBy: z.string().nullable(),
});

const fields = item
  .pick({
    people: true,
    followsRsvps: true,
    day: true,
    time: true,
    dateChoice: true,
    state: true,
  })
  .partial();

const share = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('honour') }),
  z.object({ kind: z.literal('weight'), weight: z.number() }),
  z.object({ kind: z.literal('fixed'), amount: z.number() }),
]);

const pieceFields = z
  .object({
    kind: z.enum(pieceKinds),
    day: z.string().nullable(),
    time: z.string().nullable(),
    revealAt: z.string(),
  })
  .partial();

/** What a change has replaced, as the column `replaced` of its event has it. */
export const replacedColumn = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('item'), item: z.number(), was: item.nullable() }),
    z.object({ kind: z.literal('fields'), item: z.number(), was: fields }),
    z.object({
      kind: z.literal('vote'),
      item: z.number(),
      guest: z.string(),
      was: z.enum(voteChoices).nullable(),
    }),
    z.object({
      kind: z.literal('rsvp'),
      item: z.number(),
      guest: z.string(),
      was: z.enum(rsvpAnswers).nullable(),
    }),
    z.object({ kind: z.literal('share'), guest: z.string(), was: share.nullable() }),
    z.object({
      kind: z.literal('taker'),
      item: z.number(),
      extra: z.number(),
      guest: z.string(),
      was: z.boolean(),
    }),
    z.object({
      kind: z.literal('answer'),
      guest: z.string(),
      was: z.enum(tripAnswers).nullable(),
    }),
    z.object({
      kind: z.literal('surprise'),
      was: z.object({ guestId: z.string().nullable(), tellsNext: z.boolean() }).nullable(),
    }),
    z.object({ kind: z.literal('piece'), piece: z.string(), was: pieceFields }),
    z.object({ kind: z.literal('comment'), comment: z.string() }),
    z.object({ kind: z.literal('entry'), entry: z.string() }),
    z.object({ kind: z.literal('reversal'), entry: z.string() }),
  ]),
) satisfies z.ZodType<readonly Replaced[]>;
