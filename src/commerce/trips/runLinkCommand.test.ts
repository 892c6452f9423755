import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openTripServices } from '@/testing/openTripServices';
import { runLinkCommand } from './runLinkCommand';
import { at, createRequest, createTestLinks, createTestTrip } from './testing/trips';

it('a request that is sent again while it is still carried out makes one link', async () => {
  const { database, services } = await openTripServices({ now: () => at(10) });
  const stores = await services.openStores();
  const trip = createTestTrip();
  const { edit, ...others } = createTestLinks(trip);
  await stores.trips.create(trip, createRequest(), [edit, ...Object.values(others)]);
  const own = await stores.links.find(edit.token);
  if (!own) throw new Error('The organiser has a link');
  const add: typeof stores.links.add = async (...args) => {
    await sleep(20);
    await stores.links.add(...args);
  };
  const slow = {
    ...services,
    openStores: async () => ({ ...stores, links: { ...stores.links, add } }),
  };
  const link = { kind: 'make', scope: 'view', label: 'The parents' } as const;
  const posted = { id: randomUUID(), trip: trip.id, link };
  const made = await Promise.all(
    [1, 2].map(() => runLinkCommand(posted, trip, { own, token: edit.token }, slow)),
  );
  const found = await Promise.all(
    made.map((it) => stores.links.find('made' in it ? it.made?.token : undefined)),
  );
  expect(found).toMatchObject([undefined, { label: 'The parents' }]);
  const listed = await stores.links.list(trip.id);
  expect(listed.filter(({ label }) => label === 'The parents')).toHaveLength(1);
  await database.close();
});
