/**
 * `received`: the shop has the request and has promised nothing yet. `confirmed`: every activity is booked. `cancelled`:
 * the shop or the customer has called it off.
 */
export const orderStates = ['received', 'confirmed', 'cancelled'] as const;

export type OrderState = (typeof orderStates)[number];

/** The current state of an order, and since when. */
export interface OrderStatus {
  readonly state: OrderState;
  /** ISO 8601 in UTC. */
  readonly since: string;
}
