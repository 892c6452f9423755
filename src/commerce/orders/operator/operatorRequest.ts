import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { orderStates } from '@/commerce/cart/orderState';
import { documentLimits } from '@/commerce/proposals/model/document';
import type { Store } from '../store/store';

/** A change of stored data that an operator orders on the command line, also while the shop runs. */
export const operatorRequest = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('erase'), email: z.string().min(1).max(320) }),
  z.strictObject({
    name: z.literal('setState'),
    reference: z.string().min(1).max(40),
    state: z.enum(orderStates),
  }),
  z.strictObject({
    name: z.literal('answer'),
    reference: z.string().min(1).max(40),
    /** Who answers, as the company reads it. */
    author: z.string().min(1).max(documentLimits.name),
    text: z.string().min(1).max(documentLimits.question),
  }),
]);

const counts = z.object({
  orders: z.number(),
  enquiries: z.number(),
  messages: z.number(),
  tripAddresses: z.number(),
  linkRequests: z.number(),
});

export const operatorAnswer = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('erase'), counts }),
  z.strictObject({ name: z.literal('setState'), isChanged: z.boolean() }),
  z.strictObject({ name: z.literal('answer'), isChanged: z.boolean() }),
  z.strictObject({ name: z.literal('failed'), problem: z.string() }),
]);

export type OperatorRequest = z.output<typeof operatorRequest>;
export type OperatorAnswer = z.output<typeof operatorAnswer>;

/** The part of a store that operators can change while the shop runs. */
export type OperatorStore = Pick<Store, 'people' | 'states' | 'documents'>;

/** @throws if the database fails */
export const carryOut = async (
  request: OperatorRequest,
  { people, states, documents }: OperatorStore,
  now: Date,
): Promise<OperatorAnswer> => {
  switch (request.name) {
    case 'erase':
      return { name: 'erase', counts: await people.erase(request.email) };
    case 'setState': {
      const isChanged = await states.set(request.reference, request.state, now);
      return { name: 'setState', isChanged };
    }
    case 'answer': {
      const { reference, author, text } = request;
      if (!(await documents.find(reference))) return { name: 'answer', isChanged: false };
      await documents.addQuestion({
        id: randomUUID(),
        reference,
        author: 'shop',
        name: author,
        text,
        createdAt: now.toISOString(),
        message: null,
      });
      return { name: 'answer', isChanged: true };
    }
  }
};
