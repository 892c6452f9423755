import type { Database } from '@/commerce/orders/store/database';
import { migrate } from '@/commerce/orders/store/migrate';
import { openDatabase } from '@/commerce/orders/store/openDatabase';
import { listTestDatabases } from '@/commerce/orders/testing/databases';
import { createLink } from '../createLink';
import { isLinkClosed } from '../model/closedLink';
import { pageScopes, type Trip } from '../model/trip';
import { at, createGuest, createRequest, createTestTrip } from '../testing/trips';
import { createRevisionStore } from './revisionStore';
import { createTripStore } from './tripStore';

describe.each(listTestDatabases())('in %s', (_, databases) => {
  let database: Database;

  beforeAll(databases.start, 60_000);
  afterAll(databases.stop);

  beforeEach(async () => {
    database = await openDatabase(await databases.create());
    await migrate(database);
  });
  afterEach(() => database.close());

  /** A trip with links of each scope that has a stream: one of no guest, one per guest, and one of a guest who has left. */
  const place = async (change: Partial<Trip>) => {
    const trip = createTestTrip(change);
    const holders = [null, ...trip.guests.map(({ id }) => id), createGuest().id];
    const links = pageScopes.flatMap((scope) =>
      holders.map((guestId) => createLink(scope, guestId, at(1))),
    );
    await createTripStore(database).create(trip, createRequest(), links);
    return { trip, links };
  };

  it('the links of a trip are those that it does not close', async () => {
    const surprised = createGuest();
    const guests = [createGuest({ role: 'organiser' }), createGuest(), surprised];
    const surprises = [null, null, surprised.id].map((guestId, index) =>
      index === 0 ? null : { guestId, tellsNext: false },
    );
    const placed = await Promise.all(
      surprises.map((surprise) =>
        place({ surprise, guests: guests.map((guest) => createGuest(guest)) }),
      ),
    );
    const found = await createRevisionStore(database).listLinks(placed.map(({ trip }) => trip.id));
    for (const { trip, links } of placed) {
      const open = links.filter((link) => !isLinkClosed(trip, link)).map(({ id }) => id);
      expect(open.length).toBeLessThan(links.length);
      expect(new Set(found.get(trip.id))).toEqual(new Set(open));
    }
    const [none, unknown, known] = placed.map(({ trip }) => found.get(trip.id)?.length ?? 0);
    expect([unknown, known]).toEqual([none, (none ?? 0) - pageScopes.length]);
  });
});
