import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { listTestDatabases } from '../testing/databases';
import { anyEnquiry, createEnquiry, createProposal } from '../testing/enquiries';
import type { Database } from './database';
import { createEnquiryStore, type EnquiryStore } from './enquiryStore';
import { migrate } from './migrate';
import { openDatabase } from './openDatabase';

const at = (minute: number) => new Date(Date.UTC(2026, 4, 23, 10, minute)).toISOString();

describe.each(listTestDatabases())('an enquiry store in %s', (_, databases) => {
  let database: Database;
  let store: EnquiryStore;

  beforeAll(databases.start, 60_000);
  afterAll(databases.stop);

  beforeEach(async () => {
    database = await openDatabase(await databases.create());
    await migrate(database);
    store = createEnquiryStore(database);
  });
  afterEach(() => database.close());

  const countRows = async () => {
    const { rows } = await sql<{ there: number }>`SELECT COUNT(*) AS there FROM enquiries`.execute(
      database.db,
    );
    return rows[0]?.there;
  };

  it.each([
    ['what was placed', {}],
    ['a request for a proposal', { proposal: createProposal() }],
  ])('gives back %s, by id and by reference', async (_, more) => {
    const enquiry = createEnquiry(more);
    expect(await store.place(enquiry)).toEqual(enquiry);
    expect(await store.findById(enquiry.enquiryId)).toEqual(enquiry);
    expect(await store.get(enquiry.reference)).toEqual(enquiry);
  });

  it('knows nothing of what was never placed', async () => {
    await store.place(createEnquiry());
    expect(await store.findById(randomUUID())).toBeUndefined();
    expect(await store.get('EQ-2222-2222')).toBeUndefined();
    expect(await store.list({ limit: 10, shopGroupId: 2 })).toEqual([]);
  });

  it('changes nothing in any text', async () => {
    await fc.assert(
      fc.asyncProperty(anyEnquiry, async (enquiry) => {
        await store.place(enquiry);
        expect(await store.get(enquiry.reference)).toEqual(enquiry);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps quotes, emoji, SQL and long texts as they are', async () => {
    const message = `Robert'); DROP TABLE enquiries; -- "quoted" ? $1 \\ %s 🍻👩‍👩‍👧 Zażółć\n${'ż'.repeat(1900)}`;
    const enquiry = createEnquiry({ message });
    await store.place(enquiry);
    expect((await store.get(enquiry.reference))?.message).toBe(message);
  });

  it('makes one of an enquiry that comes a hundred times at once', async () => {
    const enquiryId = randomUUID();
    const placed = await Promise.all(
      Array.from({ length: 100 }, () => store.place(createEnquiry({ enquiryId }))),
    );
    expect(new Set(placed.map(({ reference }) => reference)).size).toBe(1);
    expect(await countRows()).toBe(1);
  });

  it('gives an enquiry another reference when chance gave it one that is taken', async () => {
    const taken = await store.place(createEnquiry());
    const unlucky = createEnquiryStore(database, [], () => 'EQ-AAAA-AAAA');
    const enquiry = createEnquiry({ reference: taken.reference });
    expect(await unlucky.place(enquiry)).toEqual({ ...enquiry, reference: 'EQ-AAAA-AAAA' });
    expect(await store.get(taken.reference)).toEqual(taken);
  });

  it('leaves nothing of an enquiry that fails, and goes on', async () => {
    await expect(store.place(createEnquiry({ message: null as never }))).rejects.toThrow();
    expect(await countRows()).toBe(0);
    await store.place(createEnquiry());
    expect(await countRows()).toBe(1);
  });

  it('lists the newest first, page by page, each enquiry once', async () => {
    const minutes = [3, 1, 4, 1, 5];
    for (const minute of minutes) await store.place(createEnquiry({ createdAt: at(minute) }));
    const first = await store.list({ limit: 3 });
    const after = first.at(-1);
    const second = after ? await store.list({ limit: 3, after }) : [];
    expect([...first, ...second].map(({ createdAt }) => createdAt)).toEqual(
      [5, 4, 3, 1, 1].map(at),
    );
    expect(new Set([...first, ...second].map(({ reference }) => reference)).size).toBe(5);
  });

  it('lists only what was asked for', async () => {
    const old = createEnquiry({ createdAt: '2026-01-01T23:59:59.999Z' });
    const newer = createEnquiry({ createdAt: '2026-01-02T00:00:00.000Z' });
    const other = createEnquiry({ createdAt: '2026-01-03T12:00:00.000Z', shopGroupId: 2 });
    for (const enquiry of [old, newer, other]) await store.place(enquiry);
    const list = async (query: object) =>
      (await store.list({ limit: 10, ...query })).map(({ reference }) => reference);

    expect(await list({ since: '2026-01-02' })).toEqual([other.reference, newer.reference]);
    expect(await list({ shopGroupId: 2 })).toEqual([other.reference]);
    expect(await list({ shopGroupId: 1, since: '2026-01-02' })).toEqual([newer.reference]);
  });
});
