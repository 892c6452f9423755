import type { Kysely } from 'kysely';
import { parseRow, parseRows } from '@/commerce/orders/store/parseRows';
import type { Tables } from '@/commerce/orders/store/tables';
import { toCommandName } from '../commandKey';
import type { TripEvent } from '../model/event';
import { tripLimits } from '../model/trip';
import { replacedColumn } from './replacedColumn';
import { type EventRow, eventTable } from './tripTables';

export const toEventRow = (tripId: string, event: TripEvent): EventRow => ({
  trip_id: tripId,
  revision: event.revision,
  command_id: event.commandKey,
  guest_id: event.guestId,
  kind: event.kind,
  subjects: event.subjects.join(' '),
  item: event.item,
  created_at: event.createdAt,
  replaced: event.replaced && JSON.stringify(event.replaced),
  undoes: event.undoes,
});

const toEvent = (row: EventRow): TripEvent => ({
  revision: row.revision,
  commandKey: row.command_id,
  guestId: row.guest_id,
  subjects: row.subjects.split(' ').filter((subject) => subject !== ''),
  kind: row.kind,
  item: row.item,
  createdAt: row.created_at,
  replaced: row.replaced === null ? null : parseRow(replacedColumn, JSON.parse(row.replaced)),
  undoes: row.undoes,
});

/** Reads the changes of trips. */
export const createEventReading = (db: Kysely<Tables>) => {
  const select = (tripId: string) =>
    db.selectFrom('trip_events').selectAll().where('trip_id', '=', tripId);
  return {
    listEvents: async (tripId: string, after: number): Promise<readonly TripEvent[]> => {
      const query = select(tripId).where('revision', '>', after).orderBy('revision');
      return parseRows(eventTable, await query.limit(tripLimits.events).execute()).map(toEvent);
    },
    findEvent: async (tripId: string, commandId: string): Promise<TripEvent | undefined> => {
      const rows = await select(tripId)
        .where(({ eb, or }) =>
          or([
            eb('command_id', 'like', `${toCommandName(commandId)}.%`),
            // Of an earlier build.
            eb('command_id', '=', commandId),
          ]),
        )
        .execute();
      return parseRows(eventTable, rows).map(toEvent)[0];
    },
  };
};
