import type { Compilable, Kysely } from 'kysely';
import { hashLinkKey } from '@/commerce/orders/linkKey';
import type { Tables } from '@/commerce/orders/store/tables';
import type { LinkScope } from '../model/trip';
import type { CapabilityRow } from './tripTables';

/** What a link lets its holder do. */
export interface Capability {
  /** Names the link without opening anything. */
  readonly id: string;
  readonly tripId: string;
  readonly scope: LinkScope;
  /** The guest whose own link it is; `null` for a link that is shared. */
  readonly guestId: string | null;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  /** What the organiser calls it. */
  readonly label: string | null;
  /** Whether it was sent to the organiser by e-mail. */
  readonly isMailed: boolean;
  /** The last day on which it opened or changed the trip, `YYYY-MM-DD` in UTC. Calendars leave no trace. */
  readonly usedOn: string | null;
  /** The day on which the organiser ended it, `YYYY-MM-DD` in UTC: it opens nothing any more. */
  readonly endedOn: string | null;
}

/** A capability that nobody has yet. The token is stored as a hash only. */
export interface NewCapability extends Omit<Capability, 'tripId' | 'usedOn' | 'endedOn'> {
  readonly token: string;
}

export const toCapability = (row: CapabilityRow): Capability => ({
  id: row.capability_id,
  tripId: row.trip_id,
  scope: row.scope,
  guestId: row.guest_id,
  createdAt: row.created_at,
  label: row.label,
  isMailed: row.by_mail === 1,
  usedOn: row.used_on,
  endedOn: row.ended_on,
});

export const insertCapability = (
  db: Kysely<Tables>,
  tripId: string,
  { id, token, scope, guestId, createdAt, label, isMailed }: NewCapability,
): Compilable =>
  db.insertInto('trip_capabilities').values({
    token_hash: hashLinkKey(token),
    trip_id: tripId,
    capability_id: id,
    scope,
    guest_id: guestId,
    created_at: createdAt,
    label,
    used_on: null,
    ended_on: null,
    by_mail: isMailed ? 1 : 0,
  });
