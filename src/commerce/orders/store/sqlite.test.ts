import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openSqlite } from './sqlite';

jest.unmock('./openDatabase');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'troupe-sqlite-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The number of FULL, see https://www.sqlite.org/pragma.html. */
const full = 2;

it('what was written is on the disk itself before anybody is told so', async () => {
  const database = await openSqlite(join(folder, 'deep', 'troupe.db'));
  const read = async (pragma: string) =>
    Object.values(
      (await sql<object>`PRAGMA ${sql.raw(pragma)}`.execute(database.db)).rows[0] ?? {},
    )[0];
  expect({
    synchronous: Number(await read('synchronous')),
    journal: await read('journal_mode'),
    foreignKeys: Number(await read('foreign_keys')),
  }).toEqual({ synchronous: full, journal: 'wal', foreignKeys: 1 });
  await database.close();
});
