import { z } from 'zod';
import type { TripItem } from '../model/trip';

/** An extra that is named twice becomes one, with both quantities. */
const mergeExtras = (extras: TripItem['extras']): TripItem['extras'] => {
  const quantities = new Map<number, number>();
  for (const { id, quantity } of extras) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return [...quantities].map(([id, quantity]) => ({ id, quantity }));
};

/** The extras of a stored activity. An earlier build has stored what named an extra twice. */
export const extrasColumn = z
  .array(z.object({ id: z.number(), quantity: z.number() }))
  .transform(mergeExtras);
