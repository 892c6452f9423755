import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { DatabaseAddress } from '../store/databaseAddress';
import { findPostgresPrograms } from './postgresServer';

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

/** The server of `TEST_DATABASE_URL`, or the one that all test files of a run share. @throws if it does not start */
const findServer = async (): Promise<string> => {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return given;
  const answer = await fetch(process.env['TEST_POSTGRES_OFFER'] ?? '');
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
};

const createPostgresDatabases = (): TestDatabases => {
  let serverUrl: string | undefined;
  const names: string[] = [];

  const run = async (text: string) => {
    const client = new Client(serverUrl);
    await client.connect();
    try {
      await client.query(text);
    } finally {
      await client.end();
    }
  };

  return {
    start: async () => {
      serverUrl = await findServer();
    },
    create: async () => {
      const name = `troupe_test_${randomBytes(6).toString('hex')}`;
      await run(`CREATE DATABASE ${name}`);
      names.push(name);
      const url = new URL(serverUrl ?? '');
      url.pathname = name;
      return { kind: 'postgres', url: url.href };
    },
    stop: async () => {
      for (const name of names) await run(`DROP DATABASE ${name} WITH (FORCE)`);
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
