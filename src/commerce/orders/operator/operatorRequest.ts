import { z } from 'zod';
import { orderStates } from '@/commerce/cart/orderState';
import type { Store } from '../store/store';

/** A change of stored data that an operator orders on the command line, also while the shop runs. */
export const operatorRequest = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('erase'), email: z.string().min(1).max(320) }),
  z.strictObject({
    name: z.literal('setState'),
    reference: z.string().min(1).max(40),
    state: z.enum(orderStates),
  }),
]);

const counts = z.object({ orders: z.number(), enquiries: z.number(), messages: z.number() });

export const operatorAnswer = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('erase'), counts }),
  z.strictObject({ name: z.literal('setState'), isChanged: z.boolean() }),
  z.strictObject({ name: z.literal('failed'), problem: z.string() }),
]);

export type OperatorRequest = z.output<typeof operatorRequest>;
export type OperatorAnswer = z.output<typeof operatorAnswer>;

/** The part of a store that operators can change while the shop runs. */
export type OperatorStore = Pick<Store, 'people' | 'states'>;

/** @throws if the database fails */
export const carryOut = async (
  request: OperatorRequest,
  { people, states }: OperatorStore,
  now: Date,
): Promise<OperatorAnswer> => {
  switch (request.name) {
    case 'erase':
      return { name: 'erase', counts: await people.erase(request.email) };
    case 'setState': {
      const isChanged = await states.set(request.reference, request.state, now);
      return { name: 'setState', isChanged };
    }
  }
};
