import type { CapabilityStore } from '@/commerce/trips/store/capabilityStore';
import type { Commit, TripStore } from '@/commerce/trips/store/tripStore';
import { at, createTestLinks, createTestTrip } from '@/commerce/trips/testing/trips';
import { announceLinks, announceTrips } from './announceTrips';

const trip = createTestTrip();
const link = createTestLinks(trip).view;

const refuse = () => Promise.reject(new Error('not stored'));

const createStores = (work: () => Promise<void>) => {
  const said: (readonly [string, number?])[] = [];
  const announce = (...news: readonly [string, number?]) => void said.push(news);
  const trips: TripStore = {
    create: work,
    commit: work,
    remove: work,
    findByRequest: async () => undefined,
    read: async () => undefined,
    listEvents: async () => [],
    findEvent: async () => undefined,
    sweep: async () => 0,
  };
  const links: CapabilityStore = {
    find: async () => undefined,
    list: async () => [],
    add: work,
    revoke: work,
    label: work,
    noteUse: work,
    remove: work,
  };
  return {
    said,
    trips: announceTrips(trips, announce),
    links: announceLinks(links, announce),
  };
};

const createCommit = (guests = trip.guests): Commit => ({
  before: trip,
  after: { ...trip, revision: 1, guests },
  event: {
    revision: 1,
    commandKey: 'c',
    guestId: null,
    kind: 'vote',
    subjects: [],
    item: null,
    createdAt: at(0).toISOString(),
    replaced: null,
    undoes: null,
  },
});

it('a stored change is reported with its revision', async () => {
  const { trips, said } = createStores(async () => {});
  await trips.commit(createCommit());
  expect(said).toEqual([[trip.id, 1]]);
});

it('with a guest, his links end', async () => {
  const { trips, said } = createStores(async () => {});
  await trips.commit(createCommit(trip.guests.slice(0, 1)));
  expect(said).toEqual([[trip.id, 1], [trip.id]]);
});

it('the links of a guest who is to be surprised end', async () => {
  const { trips, said } = createStores(async () => {});
  const commit = createCommit();
  const surprise = { guestId: trip.guests[1]?.id ?? '', tellsNext: true };
  await trips.commit({ ...commit, after: { ...commit.after, surprise } });
  expect(said).toEqual([[trip.id, 1], [trip.id]]);
});

it('what was not stored is not reported', async () => {
  const { trips, links, said } = createStores(refuse);
  await expect(trips.commit(createCommit())).rejects.toThrow('not stored');
  await expect(trips.remove(trip.id)).rejects.toThrow('not stored');
  await expect(links.revoke(trip.id, link.id, '2026-06-21')).rejects.toThrow('not stored');
  expect(said).toEqual([]);
});

it('a deleted trip, an ended link and a replaced one are reported, and a further one is not', async () => {
  const { trips, links, said } = createStores(async () => {});
  await links.add(trip.id, link);
  await links.add(trip.id, link, []);
  expect(said).toEqual([]);
  await links.add(trip.id, link, ['replaced']);
  await links.revoke(trip.id, link.id, '2026-06-21');
  await links.remove(trip.id, []);
  await links.remove(trip.id, [link.id]);
  await trips.remove(trip.id);
  expect(said).toEqual([[trip.id], [trip.id], [trip.id], [trip.id]]);
});
