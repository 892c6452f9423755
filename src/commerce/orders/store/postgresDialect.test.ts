import { Kysely, sql } from 'kysely';
import { Pool } from 'pg';
import { listTestDatabases } from '../testing/databases';
import { createPostgresDialect } from './postgresDialect';

const postgres = listTestDatabases().filter(([kind]) => kind === 'PostgreSQL');

(postgres.length > 0 ? describe : describe.skip).each(postgres)(
  'a connection to %s',
  (_, databases) => {
    let pool: Pool;
    let db: Kysely<{ notes: { text: string } }>;

    beforeAll(databases.start, 60_000);
    afterAll(databases.stop);

    /** @param timeoutMs of each query; without it, none ends before its answer */
    const open = async (timeoutMs?: number) => {
      const address = await databases.createEmpty();
      const url = address.kind === 'postgres' ? address.url : '';
      pool = new Pool({ connectionString: url, max: 1, query_timeout: timeoutMs });
      pool.on('connect', (client) => client.on('error', () => {}));
      pool.on('error', () => {});
      db = new Kysely({ dialect: createPostgresDialect(pool) });
      await db.schema.createTable('notes').addColumn('text', 'text').execute();
    };
    afterEach(() => pool.end());

    const readId = async () =>
      (await sql<{ id: number }>`SELECT pg_backend_pid() AS id`.execute(db)).rows[0]?.id;
    const countNotes = async () => (await db.selectFrom('notes').selectAll().execute()).length;

    it('is used again after a transaction that was rolled back', async () => {
      await open();
      const before = await readId();
      await expect(
        db.transaction().execute(async (transaction) => {
          await transaction.insertInto('notes').values({ text: 'half' }).execute();
          await sql`SELECT no_such_column`.execute(transaction);
        }),
      ).rejects.toMatchObject({ code: '42703' });
      expect(await countNotes()).toBe(0);
      expect(await readId()).toBe(before);
    });

    it('is not used again when its query may still be running', async () => {
      await open(2000);
      const before = await readId();
      await expect(sql`SELECT pg_sleep(5)`.execute(db)).rejects.toThrow('timeout');
      expect(await readId()).not.toBe(before);
    });

    it('is not used again when its transaction may still be open', async () => {
      await open(2000);
      const before = await readId();
      await expect(
        db.transaction().execute(async (transaction) => {
          await transaction.insertInto('notes').values({ text: 'half' }).execute();
          await sql`SELECT pg_sleep(5)`.execute(transaction);
        }),
      ).rejects.toThrow('timeout');
      expect(await readId()).not.toBe(before);
      await db.insertInto('notes').values({ text: 'whole' }).execute();
      expect(await countNotes()).toBe(1);
    });

    it('that is lost within a transaction gives the error of the query, not of the rollback', async () => {
      await open();
      await expect(
        db
          .transaction()
          .execute((transaction) =>
            sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(transaction),
          ),
      ).rejects.toMatchObject({ code: '57P01' });
      expect(await countNotes()).toBe(0);
    });
  },
);
