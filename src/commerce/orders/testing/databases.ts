import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { DatabaseAddress } from '../store/databaseAddress';
import { findPostgresPrograms, type PostgresServer, startPostgres } from './postgresServer';

/** A kind of database to test against. `start` comes before the first `create`, `stop` after the last. */
export interface TestDatabases {
  readonly start: () => Promise<void>;
  /** Creates a new, empty database. */
  readonly create: () => Promise<DatabaseAddress>;
  readonly stop: () => Promise<void>;
}

const createSqliteDatabases = (): TestDatabases => {
  const folders: string[] = [];
  return {
    start: async () => {},
    create: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'troupe-orders-'));
      folders.push(folder);
      return { kind: 'sqlite', path: join(folder, 'troupe.db') };
    },
    stop: async () => {
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
};

/** One server for a whole test file: the one of `TEST_DATABASE_URL`, or a new one. */
const createPostgresDatabases = (): TestDatabases => {
  let server: PostgresServer | undefined;
  const names: string[] = [];
  const given = process.env['TEST_DATABASE_URL'];

  const run = async (text: string) => {
    const client = new Client(server?.url);
    await client.connect();
    try {
      await client.query(text);
    } finally {
      await client.end();
    }
  };

  return {
    start: async () => {
      server = given ? { url: given, stop: async () => {} } : await startPostgres();
    },
    create: async () => {
      const name = `troupe_test_${randomBytes(6).toString('hex')}`;
      await run(`CREATE DATABASE ${name}`);
      names.push(name);
      const url = new URL(server?.url ?? '');
      url.pathname = name;
      return { kind: 'postgres', url: url.href };
    },
    stop: async () => {
      if (given) for (const name of names) await run(`DROP DATABASE ${name} WITH (FORCE)`);
      await server?.stop();
    },
  };
};

const hasPostgres = () =>
  Boolean(process.env['TEST_DATABASE_URL'] ?? findPostgresPrograms()) ||
  process.env['REQUIRE_POSTGRES'] === '1';

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
