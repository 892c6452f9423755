import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '@/commerce/orders/store/database';
import { migrate } from '@/commerce/orders/store/migrate';
import { openDatabase } from '@/commerce/orders/store/openDatabase';
import { listTestDatabases } from '@/commerce/orders/testing/databases';
import { type Command, toItemId } from '../model/command';
import { type Trip, tripLimits } from '../model/trip';
import {
  at,
  createGuest,
  createItem,
  createPiece,
  createRequest,
  createTestLinks,
  createTestTrip,
  runOn,
} from '../testing/trips';
import { createLink } from '../createLink';
import { type CapabilityStore, createCapabilityStore } from './capabilityStore';
import { createTripStore, type TripStore } from './tripStore';
import { tablesAboutTrips } from './tripTables';

describe.each(listTestDatabases())('in %s', (_, databases) => {
  let database: Database;
  let trips: TripStore;
  let links: CapabilityStore;

  beforeAll(databases.start, 60_000);
  afterAll(databases.stop);

  beforeEach(async () => {
    database = await openDatabase(await databases.create());
    await migrate(database);
    trips = createTripStore(database);
    links = createCapabilityStore(database);
  });
  afterEach(() => database.close());

  const dump = async () => {
    const rows = [];
    for (const table of [...tablesAboutTrips, 'trips']) {
      rows.push(...(await sql`SELECT * FROM ${sql.table(table)}`.execute(database.db)).rows);
    }
    return JSON.stringify(rows);
  };

  const place = async (trip = createTestTrip()) => {
    const kept = createTestLinks(trip);
    await trips.create(trip, createRequest(), Object.values(kept));
    return { trip, kept };
  };

  it('a trip comes back as it was stored', async () => {
    const items = [
      createItem(),
      createItem({ productId: 2, time: '14:00', extras: [], day: '2026-06-21' }),
    ];
    const { trip } = await place(createTestTrip({ items }));
    expect(await trips.read(trip.id)).toEqual(trip);
  });

  it('an extra that was stored twice is one extra, also in what an undo brings back', async () => {
    const twice = JSON.stringify([
      { id: 11, quantity: 2 },
      { id: 12, quantity: 1 },
      { id: 11, quantity: 3 },
    ]);
    const once = [
      { id: 11, quantity: 5 },
      { id: 12, quantity: 1 },
    ];
    const { trip } = await place();
    await database.db.updateTable('trip_items').set({ extras: twice }).execute();
    expect((await trips.read(trip.id))?.items[0]?.extras).toEqual(once);
    const removed = runOn(trip, { kind: 'removeItem', item: 1 });
    await trips.commit(removed);
    const { replaced } = removed.event;
    const stored = JSON.stringify(replaced).replace(JSON.stringify(trip.items[0]?.extras), twice);
    await database.db.updateTable('trip_events').set({ replaced: stored }).execute();
    const [event] = await trips.listEvents(trip.id, 0);
    expect(event?.replaced).toMatchObject([{ kind: 'item', was: { extras: once } }]);
  });

  it('every kind of change comes back, one after the other', async () => {
    let { trip } = await place();
    const guest = trip.guests[1]?.id ?? '';
    const commands: readonly Command[] = [
      { kind: 'vote', item: 1, choice: 'yes' },
      { kind: 'vote', item: 1, choice: 'ifNeeded' },
      { kind: 'rsvp', item: 1, answer: 'yes' },
      { kind: 'rsvp', item: 1, answer: 'no' },
      { kind: 'answer', answer: 'maybe' },
      { kind: 'followRsvps', item: 1, follows: true },
      { kind: 'setItemPeople', item: 1, people: 3 },
      { kind: 'rename', name: 'Zoë "the" O’Neil' },
      { kind: 'addItem', item: createItem({ productId: 2, time: '14:00' }) },
      { kind: 'setPeople', people: 11 },
      { kind: 'setDay', item: 2, day: '2026-07-01' },
      { kind: 'comment', text: 'Line one\nline two' },
      { kind: 'vote', item: 1, choice: null },
      { kind: 'rsvp', item: 1, answer: null },
      { kind: 'rsvp', item: 1, answer: 'yes' },
      { kind: 'setShare', guest, share: { kind: 'fixed', amount: 4950 } },
      { kind: 'setShare', guest: 'open', share: { kind: 'honour' } },
      { kind: 'setShare', guest, share: { kind: 'weight', weight: 3 } },
      { kind: 'setShare', guest: 'open', share: { kind: 'weight', weight: 2 } },
      { kind: 'setTakers', item: 2, extra: 11, guests: [guest] },
      { kind: 'setTakers', item: 1, extra: 11, guests: [guest] },
      { kind: 'setTakers', item: 2, extra: 11, guests: [] },
      { kind: 'removeItem', item: 1 },
      { kind: 'setTakers', item: 2, extra: 11, guests: [guest] },
      { kind: 'collect', payTo: 'PL61\nOlga' },
      { kind: 'collect', payTo: '' },
      { kind: 'setSurprise', guest: null, tellsNext: true },
      { kind: 'addPiece', piece: createPiece({ text: 'Line one\nline two' }) },
      { kind: 'addPiece', piece: createPiece({ kind: 'pack', revealAt: null }) },
      { kind: 'setSurprise', guest, tellsNext: false },
      { kind: 'endSurprise' },
      { kind: 'setSurprise', guest, tellsNext: true },
      { kind: 'removeGuest', guest },
    ];
    for (const command of commands) {
      const commit = runOn(trip, command);
      await trips.commit(commit);
      trip = commit.after;
      expect(await trips.read(trip.id)).toEqual(trip);
    }
    expect(trip.revision).toBe(commands.length);
    expect((await trips.listEvents(trip.id, 2)).map(({ kind, item }) => [kind, item])).toEqual(
      commands.slice(2).map((command) => [command.kind, toItemId(command)]),
    );
    // What was deleted leaves no trace.
    expect(await dump()).not.toContain('Ann');
    expect([trip.shares, trip.takers]).toEqual([[], []]);
    expect(trip.surprise).toEqual({ guestId: null, tellsNext: true });
  });

  it('a piece is changed and deleted, and its words are in no event', async () => {
    let { trip } = await place();
    const run = async (command: Command) => {
      const commit = runOn(trip, command);
      await trips.commit(commit);
      trip = commit.after;
      expect(await trips.read(trip.id)).toEqual(trip);
    };
    await run({ kind: 'addPiece', piece: createPiece({ text: 'Swimming trunks' }) });
    const piece = trip.pieces[0]?.id ?? '';
    const later = createPiece({ text: 'Swimming trunks', revealAt: '2026-06-18T10:00:00.000Z' });
    await run({ kind: 'setPiece', piece, to: later });
    const [, event] = await trips.listEvents(trip.id, 0);
    expect(event?.replaced).toEqual([
      { kind: 'piece', piece, was: { revealAt: expect.any(String) } },
    ]);
    await run({ kind: 'setPiece', piece, to: createPiece({ text: 'A warm jacket' }) });
    expect(await dump()).not.toContain('Swimming trunks');
    await run({ kind: 'removePiece', piece });
    expect(await dump()).not.toContain('warm jacket');
    expect((await trips.listEvents(trip.id, 2)).map(({ replaced }) => replaced)).toEqual([
      null,
      null,
    ]);
  });

  it('a surprise ends every link of the guest for whom it is, and no other', async () => {
    const { trip, kept } = await place();
    const guest = trip.guests[1]?.id ?? '';
    const feed = createLink('feed', guest, at(2));
    await links.add(trip.id, feed);
    const set = runOn(trip, { kind: 'setSurprise', guest, tellsNext: true });
    await trips.commit(set);
    for (const { token } of [kept.own, feed]) expect(await links.find(token)).toBeUndefined();
    const honour = createLink('honour', null, at(3));
    await links.add(trip.id, honour);
    // A further setting ends nothing.
    await trips.commit(runOn(set.after, { kind: 'setSurprise', guest, tellsNext: false }));
    for (const { token, scope } of [kept.edit, kept.guest, kept.view, honour]) {
      expect(await links.find(token)).toMatchObject({ scope });
    }
  });

  describe('money', () => {
    const collect = async () => {
      const { trip, kept } = await place(
        createTestTrip({
          guests: ['Olga', 'Ann', 'Ben'].map((name, index) =>
            createGuest({
              name,
              role: index === 0 ? 'organiser' : 'guest',
              joinedAt: at(index).toISOString(),
            }),
          ),
        }),
      );
      const opened = runOn(trip, { kind: 'collect', payTo: 'PL61' });
      await trips.commit(opened);
      return { trip: opened.after, kept };
    };
    const record = ({ charges }: Trip, amount: number, direction: 'received' | 'returned') =>
      ({
        kind: 'recordPayment',
        charge: charges[0]?.id ?? '',
        direction,
        amount,
        day: '2026-05-23',
      }) as const;

    it('comes back as it was recorded, in the order in which it was', async () => {
      let { trip } = await collect();
      for (let amount = 1; amount <= 12; amount += 1) {
        const paid = runOn(trip, record(trip, amount, amount % 4 === 0 ? 'returned' : 'received'));
        await trips.commit(paid);
        trip = paid.after;
      }
      const entry = trip.ledger[4]?.id ?? '';
      const charge = trip.charges[0]?.id ?? '';
      const back = runOn(trip, { kind: 'reversePayment', charge, entry });
      await trips.commit(back);
      expect(await trips.read(trip.id)).toEqual(back.after);
      expect(back.after.ledger.map(({ amount }) => amount)).toEqual([
        ...[1, 2, 3, -4, 5, 6, 7, -8, 9, 10, 11, -12],
        -5,
      ]);
    });

    it('of a guest who leaves stays with his name, until the trip is deleted', async () => {
      const { trip } = await collect();
      const paid = runOn(trip, record(trip, 5000, 'received'));
      await trips.commit(paid);
      const payer = trip.charges[0]?.guestId ?? '';
      const left = runOn(paid.after, { kind: 'removeGuest', guest: payer });
      await trips.commit(left);
      expect(await trips.read(trip.id)).toEqual(left.after);
      expect(left.after.charges).toHaveLength(2);
      const { name } = trip.guests.find(({ id }) => id === payer) ?? { name: '' };
      expect(await dump()).toContain(`"left_as":"${name}"`);
      await trips.remove(trip.id);
      expect(await dump()).toBe('[]');
    });

    it('is never changed, removed or written twice', async () => {
      const { trip } = await collect();
      const paid = runOn(trip, record(trip, 5000, 'received'));
      await trips.commit(paid);
      const [entry] = paid.after.ledger;
      if (!entry) throw new Error('There is an entry');
      const next = runOn(paid.after, { kind: 'comment', text: 'Hello' });
      const ledgers = [
        [],
        [{ ...entry, amount: 1 }],
        [entry, { ...entry, id: randomUUID(), revision: 3 }],
        [entry, { ...entry, commandId: randomUUID(), revision: 3 }],
      ];
      for (const ledger of ledgers) {
        const after = { ...next.after, ledger };
        await expect(trips.commit({ ...next, after })).rejects.toThrow();
      }
      const reversals = [1, 2].map(() => ({
        ...entry,
        id: randomUUID(),
        commandId: randomUUID(),
        reverses: entry.id,
      }));
      const after = { ...next.after, ledger: [entry, ...reversals] };
      await expect(trips.commit({ ...next, after })).rejects.toThrow();
      expect(await trips.read(trip.id)).toEqual(paid.after);
    });
  });

  it('of two changes of the same revision one is stored, and nothing of the other', async () => {
    const { trip } = await place();
    const [one, other] = [
      runOn(trip, { kind: 'setPeople', people: 5 }),
      runOn(trip, { kind: 'comment', text: 'too late' }),
    ];
    const settled = await Promise.allSettled([trips.commit(one), trips.commit(other)]);
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const won = settled[0].status === 'fulfilled' ? one : other;
    expect(await trips.read(trip.id)).toEqual(won.after);
    expect(await trips.listEvents(trip.id, 0)).toEqual([won.event]);
  });

  it('the same command is not stored twice, at whatever revision', async () => {
    const { trip } = await place();
    const commandId = randomUUID();
    const first = runOn(trip, { kind: 'comment', text: 'once' }, { commandId });
    await trips.commit(first);
    const again = runOn(first.after, { kind: 'comment', text: 'once' }, { commandId });
    await expect(trips.commit(again)).rejects.toThrow();
    expect(await trips.read(trip.id)).toEqual(first.after);
    expect(await trips.findEvent(trip.id, commandId)).toEqual(first.event);
    expect(await trips.findEvent(trip.id, randomUUID())).toBeUndefined();
    expect(await trips.findEvent('another trip', commandId)).toBeUndefined();
    // With it, a copy of the database would tell who has said which word.
    expect(await dump()).not.toContain(commandId);
  });

  it('a command is known that an earlier build has stored by its id', async () => {
    const { trip } = await place();
    const commandId = randomUUID();
    const { event, ...said } = runOn(trip, { kind: 'comment', text: 'once' });
    await trips.commit({ ...said, event: { ...event, commandKey: commandId } });
    expect(await trips.findEvent(trip.id, commandId)).toMatchObject({ commandKey: commandId });
  });

  it('what a change has replaced comes back, of the latest changes only', async () => {
    const { trip } = await place();
    const voted = runOn(trip, { kind: 'vote', item: 1, choice: 'yes' });
    await trips.commit(voted);
    const going = runOn(voted.after, { kind: 'rsvp', item: 1, answer: 'no' });
    await trips.commit(going);
    const removed = runOn(going.after, { kind: 'removeItem', item: 1 });
    await trips.commit(removed);
    const kept = await trips.listEvents(trip.id, 0);
    expect(kept).toEqual([voted.event, going.event, removed.event]);
    expect(kept[2]?.replaced?.map(({ kind }) => kind)).toEqual(['item', 'vote', 'rsvp']);
    const undone = runOn(
      removed.after,
      { kind: 'undo', revision: removed.event.revision },
      { history: kept.slice(2) },
    );
    await trips.commit(undone);
    expect(await trips.read(trip.id)).toEqual({ ...going.after, revision: 4 });
    const latest = { ...undone.after, revision: tripLimits.undoable + 2 };
    const later = runOn(latest, { kind: 'setPeople', people: 5 });
    await trips.commit(later);
    const [first, second, third, fourth] = await trips.listEvents(trip.id, 0);
    expect([first, second, third].map((event) => event?.replaced)).toEqual([null, null, null]);
    expect(fourth).toEqual(undone.event);
  });

  it('only so many changes are kept', async () => {
    const { trip } = await place(createTestTrip({ revision: tripLimits.events }));
    const old = { ...runOn({ ...trip, revision: 0 }, { kind: 'comment', text: 'old' }) };
    await trips.commit({ ...old, after: { ...old.after, revision: trip.revision } });
    const next = runOn(trip, { kind: 'setPeople', people: 5 });
    await trips.commit(next);
    expect(await trips.listEvents(trip.id, 0)).toEqual([next.event]);
  });

  it('a request makes one trip', async () => {
    const trip = createTestTrip();
    const request = createRequest();
    await trips.create(trip, request, []);
    await expect(trips.create(createTestTrip(), request, [])).rejects.toThrow();
    expect(await trips.findByRequest(request.id)).toEqual({ trip, bodyHash: 'hash' });
    expect(await trips.findByRequest(randomUUID())).toBeUndefined();
    expect(await dump()).not.toContain(request.id);
  });

  describe('a link', () => {
    it('finds its trip with its own scope, and the database does not have its token', async () => {
      const { trip, kept } = await place();
      await place();
      for (const [name, link] of Object.entries(kept)) {
        const scope = name === 'own' ? 'guest' : name;
        expect(await links.find(link.token)).toMatchObject({
          id: link.id,
          tripId: trip.id,
          scope,
          guestId: link.guestId,
        });
        expect(link.token).toMatch(/^[\dA-Za-z]{22}$/);
        expect(await dump()).not.toContain(link.token);
      }
    });

    it.each([undefined, null, '', 7, {}, 'a'.repeat(22), `' OR 1=1 --`.padEnd(22, '0')])(
      'that nobody was given finds nothing: %p',
      async (token) => {
        await place();
        expect(await links.find(token)).toBeUndefined();
      },
    );

    it('ends alone, or with the one that comes in its place', async () => {
      const { trip, kept } = await place();
      await links.revoke(trip.id, kept.view.id, '2026-05-23');
      const next = createLink('guest', null, at(3));
      await links.add(trip.id, next, [kept.guest.id]);
      expect(await links.find(kept.view.token)).toBeUndefined();
      expect(await links.find(kept.guest.token)).toBeUndefined();
      expect(await links.find(next.token)).toMatchObject({ scope: 'guest' });
      const listed = await links.list(trip.id);
      expect(listed.map(({ id, endedOn }) => `${id} ${endedOn}`).sort()).toEqual(
        [
          `${kept.edit.id} null`,
          `${kept.own.id} null`,
          `${next.id} null`,
          `${kept.view.id} 2026-05-23`,
        ].sort(),
      );
    });

    it('has a name, and the day of its last use', async () => {
      const { trip, kept } = await place();
      await links.label(trip.id, kept.view.id, 'For the parents');
      await links.noteUse(trip.id, kept.view.id, '2026-05-24');
      expect(await links.find(kept.view.token)).toMatchObject({
        label: 'For the parents',
        usedOn: '2026-05-24',
      });
      expect(await links.find(kept.guest.token)).toMatchObject({ label: null, usedOn: null });
    });

    it('that has ended keeps the day on which it did', async () => {
      const { trip, kept } = await place();
      await links.revoke(trip.id, kept.view.id, '2026-05-23');
      await links.revoke(trip.id, kept.view.id, '2026-05-30');
      const listed = await links.list(trip.id);
      expect(listed.find(({ id }) => id === kept.view.id)?.endedOn).toBe('2026-05-23');
    });

    it('of another trip is not ended', async () => {
      const { kept } = await place();
      const { trip } = await place();
      await links.revoke(trip.id, kept.view.id, '2026-05-23');
      expect(await links.find(kept.view.token)).toBeDefined();
    });

    it('ends with its guest', async () => {
      const { trip, kept } = await place();
      await trips.commit(runOn(trip, { kind: 'removeGuest', guest: trip.guests[1]?.id ?? '' }));
      expect(await links.find(kept.own.token)).toBeUndefined();
      expect(await links.find(kept.guest.token)).toBeDefined();
    });
  });

  it('a trip is deleted with everything in it', async () => {
    const { trip } = await place();
    await trips.commit(runOn(trip, { kind: 'comment', text: 'gone' }));
    await trips.remove(trip.id);
    expect(await dump()).toBe('[]');
  });

  it('trips that ended more than 30 days ago are deleted, some at a time, the oldest first', async () => {
    const stay = { arrival: null, departure: null };
    const ended = (day: string) =>
      place(
        createTestTrip({
          stay,
          items: [createItem({ day })],
          createdAt: '2026-01-01T00:00:00.000Z',
        }),
      );
    const second = await ended('2026-05-02');
    const first = await ended('2026-05-01');
    const { trip } = await ended('2026-05-24');
    expect(await trips.sweep('2026-06-23', 1)).toBe(1);
    expect(await trips.read(first.trip.id)).toBeUndefined();
    expect(await trips.read(second.trip.id)).toEqual(second.trip);
    expect(await trips.sweep('2026-06-23', 9)).toBe(1);
    expect(await trips.sweep('2026-06-23', 9)).toBe(0);
    expect(await trips.read(trip.id)).toEqual(trip);
  });
});
