import { randomUUID } from 'node:crypto';
import { buildMesh } from '@/catalog/mesh/buildMesh';
import { getTerms } from '@/catalog/mesh/queries/terms';
import type { Database } from '@/commerce/orders/store/database';
import { migrate } from '@/commerce/orders/store/migrate';
import { openDatabase } from '@/commerce/orders/store/openDatabase';
import { listTestDatabases } from '@/commerce/orders/testing/databases';
import { defaultRates } from '@/commerce/pricing/currencies';
import { sites } from '@/config/sites/records';
import { content } from '@/testing/cartServer';
import { toLoaded } from '@/testing/editContent';
import type { Command } from './model/command';
import { voteChoices } from './model/trip';
import { runCommand } from './runCommand';
import type { TripServices } from './services';
import type { Capability } from './store/capabilityRow';
import { createTripStores } from './store/createTripStores';
import { createTripQueue } from './tripQueue';
import {
  at,
  createGuest,
  createItem,
  createRequest,
  createTestLinks,
  createTestTrip,
  runOn,
} from './testing/trips';

describe.each(listTestDatabases())('in %s', (_, databases) => {
  let database: Database;
  let services: TripServices;
  /** Another process with the same database. */
  let elsewhere: Database;

  beforeAll(databases.start, 60_000);
  afterAll(databases.stop);

  const servicesOf = (of: Database): TripServices => {
    const mesh = buildMesh([toLoaded(content)]);
    const stores = createTripStores(of);
    return {
      openStores: async () => stores,
      getMesh: async () => mesh,
      getRates: async () => defaultRates,
      getTerms,
      hasMailer: () => false,
      now: () => at(10),
    };
  };

  beforeEach(async () => {
    const address = await databases.create();
    database = await openDatabase(address);
    await migrate(database);
    elsewhere = database.hasRowLocks ? await openDatabase(address) : database;
    services = servicesOf(database);
  });
  afterEach(async () => {
    await database.close();
    if (elsewhere !== database) await elsewhere.close();
  });

  const place = async (trip = createTestTrip()) => {
    const kept = createTestLinks(trip);
    const { trips, links } = await services.openStores();
    await trips.create(trip, createRequest(), Object.values(kept));
    const holderOf = async (name: keyof typeof kept): Promise<Capability> => {
      const found = await links.find(kept[name].token);
      if (!found) throw new Error(name);
      return found;
    };
    return { trip, holderOf };
  };

  const run = (command: Command, capability: Capability, { id = randomUUID(), base = 0 } = {}) =>
    runCommand({ id, trip: capability.tripId, base, command }, capability, sites.en, services);

  it('a command that is sent again changes nothing again', async () => {
    const { trip, holderOf } = await place();
    const own = await holderOf('own');
    const id = randomUUID();
    const command = { kind: 'comment', text: 'Hello' } as const;
    const twice = await Promise.all([run(command, own, { id }), run(command, own, { id })]);
    expect(twice).toMatchObject([{ ok: true }, { ok: true }]);
    const stored = await (await services.openStores()).trips.read(trip.id);
    expect(stored?.comments).toMatchObject([{ text: 'Hello', guestId: own.guestId }]);
    expect(stored?.revision).toBe(1);
    // With the id of somebody else's command nothing is said of it.
    expect(await run(command, await holderOf('edit'), { id })).toMatchObject({
      problem: { reason: 'taken' },
    });
  });

  it.each<readonly [string, Command, Command]>([
    ['another number', { kind: 'setPeople', people: 5 }, { kind: 'setPeople', people: 6 }],
    ['other words', { kind: 'comment', text: 'Hello' }, { kind: 'comment', text: 'Goodbye' }],
    ['another name', { kind: 'rename', name: 'Otto' }, { kind: 'rename', name: 'Olgierd' }],
    ['something else', { kind: 'setPeople', people: 5 }, { kind: 'comment', text: 'Hello' }],
  ])('a command with the id of another one is not carried out: %s', async (_, command, other) => {
    const { trip, holderOf } = await place();
    const edit = await holderOf('edit');
    const id = randomUUID();
    const first = await run(command, edit, { id });
    expect(first).toMatchObject({ ok: true, value: { trip: { revision: 1 } } });
    const { trips } = await services.openStores();
    const stored = await trips.read(trip.id);
    expect(await run(other, edit, { id })).toMatchObject({
      problem: { reason: 'taken', trip: { revision: 1 } },
    });
    expect(await trips.read(trip.id)).toEqual(stored);
    expect(await run(command, edit, { id })).toMatchObject({ ok: true });
  });

  it('a command that an earlier build has stored is known by its id', async () => {
    const { trip, holderOf } = await place();
    const edit = await holderOf('edit');
    const commandId = randomUUID();
    const command = { kind: 'comment', text: 'Hello' } as const;
    const { event, ...said } = runOn(trip, command);
    const { trips } = await services.openStores();
    await trips.commit({ ...said, event: { ...event, commandKey: commandId } });
    expect(await run(command, edit, { id: commandId })).toMatchObject({ ok: true });
    expect(await run({ kind: 'setPeople', people: 5 }, edit, { id: commandId })).toMatchObject({
      problem: { reason: 'taken' },
    });
    expect(await trips.read(trip.id)).toEqual(said.after);
  });

  it('a person joins once, and a lost answer brings another link in place of the first', async () => {
    const { trip, holderOf } = await place();
    const invited = await holderOf('guest');
    const id = randomUUID();
    const command = { kind: 'join', name: 'Bo' } as const;
    const first = await run(command, invited, { id });
    const again = await run(command, invited, { id });
    if (!first.ok || !again.ok) throw new Error('Bo has not joined');
    const { trips, links } = await services.openStores();
    expect((await trips.read(trip.id))?.guests.map(({ name }) => name)).toEqual([
      'Olga',
      'Ann',
      'Bo',
    ]);
    expect(await links.find(first.value.token)).toBeUndefined();
    expect(await links.find(again.value.token)).toMatchObject({
      scope: 'guest',
      guestId: first.value.guestId,
    });
  });

  it('what the catalogue does not allow is refused with the reason', async () => {
    const { holderOf } = await place();
    const edit = await holderOf('edit');
    const issueOf = async (command: Command) => {
      const outcome = await run(command, edit);
      return !outcome.ok && outcome.problem.reason === 'invalid' ? outcome.problem.issues : outcome;
    };
    expect(await issueOf({ kind: 'setDay', item: 1, day: '2026-05-01' })).toMatchObject([
      { path: 'items.0.selected_date', message: expect.stringContaining('has passed') },
    ]);
    const starts = [{ item: 1, day: '2026-06-20', time: '03:15' }];
    expect(await issueOf({ kind: 'setStarts', starts })).toMatchObject([
      { path: 'items.0.start_time', message: expect.stringContaining('is no start time') },
    ]);
    expect(await issueOf({ kind: 'setPeople', people: 200 })).toMatchObject([
      { path: 'items.0.number_of_people' },
    ]);
    const item = { ...createTestTrip().items[0], productId: 999 };
    expect(
      await issueOf({
        kind: 'addItem',
        item: {
          name: '',
          people: 4,
          day: '2026-06-20',
          dateChoice: 'held',
          time: null,
          extras: [],
          ...item,
        },
      }),
    ).toMatchObject([{ path: 'items.0.id' }]);
  });

  it('a stale change of the same is refused with the trip of now', async () => {
    const { trip, holderOf } = await place();
    const edit = await holderOf('edit');
    const second = createGuest({ role: 'organiser', name: 'Two' });
    const { trips, links } = await services.openStores();
    const both = { ...trip, guests: [...trip.guests, second], revision: 1 };
    await trips.commit({
      before: trip,
      after: both,
      event: {
        revision: 1,
        commandKey: randomUUID(),
        guestId: null,
        subjects: [],
        kind: 'join',
        item: null,
        replaced: null,
        undoes: null,
        createdAt: '',
      },
    });
    const link = { ...createTestLinks(trip).edit, guestId: second.id };
    await links.add(trip.id, link);
    const other = await links.find(link.token);
    if (!other) throw new Error('no link');
    expect(await run({ kind: 'setPeople', people: 5 }, other, { base: 1 })).toMatchObject({
      ok: true,
    });
    const stale = await run({ kind: 'setPeople', people: 6 }, edit, { base: 1 });
    expect(stale).toMatchObject({ problem: { reason: 'conflict', trip: { revision: 2 } } });
    expect(await run({ kind: 'setPeople', people: 6 }, edit, { base: 2 })).toMatchObject({
      ok: true,
    });
  });

  it('an undo is a change of its own, and is refused once the same has been changed again', async () => {
    const { trip, holderOf } = await place();
    const edit = await holderOf('edit');
    const { trips } = await services.openStores();
    await run({ kind: 'setDay', item: 1, day: '2026-07-03' }, edit);
    await run({ kind: 'setPeople', people: 5 }, edit, { base: 1 });
    const undone = await run({ kind: 'undo', revision: 1 }, edit, { base: 2 });
    expect(undone).toMatchObject({
      ok: true,
      value: { trip: { revision: 3, items: [{ day: '2026-06-20', people: 5 }] } },
    });
    expect(await trips.listEvents(trip.id, 2)).toMatchObject([
      { kind: 'undo', undoes: 1, item: 1, subjects: ['day:1'] },
    ]);
    expect(await run({ kind: 'undo', revision: 1 }, edit, { base: 3 })).toMatchObject({
      problem: { reason: 'conflict' },
    });
    expect(await run({ kind: 'undo', revision: 2 }, await holderOf('own'))).toMatchObject({
      problem: { reason: 'forbidden' },
    });
    expect(await run({ kind: 'undo', revision: 99 }, edit)).toMatchObject({
      problem: { reason: 'gone' },
    });
  });

  it('an undo does not bring back a day that has passed, or an activity that is no longer sold', async () => {
    const { holderOf } = await place(
      createTestTrip({
        items: [createItem({ day: '2026-05-01' }), createItem({ productId: 999 })],
      }),
    );
    const edit = await holderOf('edit');
    await run({ kind: 'setDay', item: 1, day: '2026-07-03' }, edit);
    await run({ kind: 'removeItem', item: 999 }, edit);
    expect(await run({ kind: 'undo', revision: 1 }, edit)).toMatchObject({
      problem: { reason: 'invalid', issues: [{ path: 'items.0.selected_date' }] },
    });
    expect(await run({ kind: 'undo', revision: 2 }, edit)).toMatchObject({
      problem: { reason: 'invalid', issues: [{ path: 'items.0.id' }] },
    });
  });

  it('an activity has the name of the catalogue, whatever its sender calls it', async () => {
    const { trip, holderOf } = await place();
    const { state, addedBy, followsRsvps, ...item } = createItem({ productId: 3, extras: [] });
    expect([state, addedBy, followsRsvps]).toEqual(['planned', null, false]);
    const own = await holderOf('own');
    await run({ kind: 'addItem', item: { ...item, name: 'Call +48 1' } }, own);
    const stored = await (await services.openStores()).trips.read(trip.id);
    expect(stored?.items.map(({ name }) => name)).toEqual(['Karaoke', 'pub-crawl']);
  });

  it('twenty guests vote at once from two processes, and no vote is lost or doubled', async () => {
    const guests = Array.from({ length: 20 }, (_, index) =>
      createGuest({ name: `Guest ${index}`, role: index === 0 ? 'organiser' : 'guest' }),
    );
    const { trip } = await place(createTestTrip({ guests }));
    const { links } = await services.openStores();
    const there = servicesOf(elsewhere);
    const queues = new Map([services, there].map((it) => [it, createTripQueue()]));
    const holders = await Promise.all(
      guests.map(async ({ id, role }) => {
        const link = {
          ...createTestLinks(trip).own,
          guestId: id,
          scope: role === 'organiser' ? ('edit' as const) : ('guest' as const),
        };
        await links.add(trip.id, link);
        const found = await links.find(link.token);
        if (!found) throw new Error('no link');
        return found;
      }),
    );
    const sent = holders.flatMap((holder, index) =>
      [0, 1].map(async (round) => {
        const choice = voteChoices[(index + round) % 3] ?? 'yes';
        const posted = {
          id: randomUUID(),
          trip: trip.id,
          base: 0,
          command: { kind: 'vote', item: 1, choice } as const,
        };
        const [here, other] = index % 2 ? [services, there] : [there, services];
        const one = await runCommand(posted, holder, sites.en, here, queues.get(here));
        // The network repeats it.
        await runCommand(posted, holder, sites.en, other, queues.get(other));
        return one;
      }),
    );
    for (const outcome of await Promise.all(sent)) expect(outcome.ok).toBe(true);
    const stored = await (await services.openStores()).trips.read(trip.id);
    expect(stored?.votes).toHaveLength(20);
    expect(new Set(stored?.votes.map(({ guestId }) => guestId)).size).toBe(20);
    expect(stored?.revision).toBe(40);
  });
});
