import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { DatabaseAddress } from '../store/databaseAddress';
import { migrate } from '../store/migrate';
import { openDatabase } from '../store/openDatabase';
import { findPostgresPrograms } from './postgresServer';

/** A kind of database to test against. `start` comes before the first `create`, `stop` after the last. */
export interface TestDatabases {
  readonly start: () => Promise<void>;
  /** Creates a database without rows. It may have the newest tables already. */
  readonly create: () => Promise<DatabaseAddress>;
  /** Creates a database without tables. With SQLite, the test must `jest.unmock` `openDatabase` (see migratedOnce.ts). */
  readonly createEmpty: () => Promise<DatabaseAddress>;
  readonly stop: () => Promise<void>;
}

const createSqliteDatabases = (): TestDatabases => {
  const folders: string[] = [];
  const create = async (): Promise<DatabaseAddress> => {
    const folder = await mkdtemp(join(tmpdir(), 'troupe-orders-'));
    folders.push(folder);
    return { kind: 'sqlite', path: join(folder, 'troupe.db') };
  };
  return {
    start: async () => {},
    create,
    createEmpty: create,
    stop: async () => {
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
};

/** It may have tables of an older program, so nothing is copied there. */
const givenServer = process.env['TEST_DATABASE_URL'];

/** The server of `TEST_DATABASE_URL`, or the one that all test files of a run share. @throws if it does not start */
const findServer = async (): Promise<string> => {
  if (givenServer) return givenServer;
  const answer = await fetch(process.env['TEST_POSTGRES_OFFER'] ?? '');
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
};

/** Databases are copied from it: that takes a fifth of the time of migrating each. */
const tables = 'troupe_tables';

const createPostgresDatabases = (): TestDatabases => {
  let serverUrl: string | undefined;
  const names: string[] = [];

  const connected = async (use: (client: Client) => Promise<unknown>): Promise<void> => {
    const client = new Client(serverUrl);
    await client.connect();
    try {
      await use(client);
    } finally {
      await client.end();
    }
  };

  const addressOf = (name: string) => {
    const url = new URL(serverUrl ?? '');
    url.pathname = name;
    return { kind: 'postgres', url: url.href } as const;
  };

  /** Other workers wait for the one that makes the tables. */
  const makeTables = () =>
    connected(async (client) => {
      await client.query('SELECT pg_advisory_lock(1)');
      const known = await client.query('SELECT FROM pg_database WHERE datname = $1', [tables]);
      if (known.rowCount) return;
      await client.query('CREATE DATABASE unfinished_tables');
      const database = await openDatabase(addressOf('unfinished_tables'));
      await migrate(database);
      await database.close();
      await client.query(`ALTER DATABASE unfinished_tables RENAME TO ${tables}`);
    });

  const createFrom = async (template: string) => {
    const name = `troupe_test_${randomBytes(6).toString('hex')}`;
    await connected((client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
    names.push(name);
    return addressOf(name);
  };

  return {
    start: async () => {
      serverUrl = await findServer();
      if (!givenServer) await makeTables();
    },
    create: () => createFrom(givenServer ? 'template1' : tables),
    createEmpty: () => createFrom('template1'),
    stop: () =>
      connected(async (client) => {
        for (const name of names) await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
      }),
  };
};

const hasPostgres = () =>
  Boolean(givenServer ?? findPostgresPrograms()) || process.env['REQUIRE_POSTGRES'] === '1';

/**
 * The databases to test against, for `describe.each`. Without an installed PostgreSQL, its half is left out with a
 * warning, or fails with `REQUIRE_POSTGRES=1`.
 */
export const listTestDatabases = (): readonly (readonly [string, TestDatabases])[] => {
  const sqlite = ['SQLite', createSqliteDatabases()] as const;
  if (hasPostgres()) return [sqlite, ['PostgreSQL', createPostgresDatabases()]];
  console.warn('PostgreSQL is not installed: its half of these tests is left out');
  return [sqlite];
};
