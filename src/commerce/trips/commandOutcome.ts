import type { Issues } from '@/commerce/orders/issue';
import type { CommandRefusal } from './model/applyCommand';
import type { Trip } from './model/trip';

/** A command that was carried out, now or before. */
export interface Done {
  readonly trip: Trip;
  /** The link of a person who has joined with it. */
  readonly token?: string;
  /** The guest who sent it, also one who has just joined. */
  readonly guestId: string | null;
}

/** `unknown`: the sender's link opens nothing. `trip` is that of now, for a command that was made on an older one. */
export type CommandFailure =
  | { readonly reason: CommandRefusal; readonly trip: Trip }
  | { readonly reason: 'unknown' }
  | { readonly reason: 'invalid'; readonly issues: Issues };
