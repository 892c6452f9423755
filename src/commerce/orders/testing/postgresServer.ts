import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPort } from '@troupe/basics/testing/findPort';
import { Client } from 'pg';

/** A PostgreSQL server for tests. */
export interface PostgresServer {
  /** The URL of a database with the right to create others. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const debianFolder = '/usr/lib/postgresql';

/** The folder of the server's programs: Debian's newest, or the first on the `PATH`. */
export const findPostgresPrograms = (): string | undefined => {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const folders = [
    ...versions.sort((a, b) => Number(b) - Number(a)).map((it) => join(debianFolder, it, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
};

const idOf = (kind: '-u' | '-g') =>
  Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));

/** PostgreSQL refuses to run as root, so root runs it as the user of its package. */
const pickUser = () => (process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {});

const waitUntilUp = async (url: string): Promise<void> => {
  for (let tries = 0; ; tries += 1) {
    const client = new Client(url);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await client.end().catch(() => {});
    }
  }
};

/**
 * Starts a server on a free loopback port, with its data in a temporary folder. `stop` removes both.
 *
 * @param isDurable whether commits wait for the disk; only tests of a power cut need it
 */
export const startPostgres = async (isDurable = false): Promise<PostgresServer> => {
  const programs = findPostgresPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed: try `apt-get install postgresql`');
  const folder = mkdtempSync(join(tmpdir(), 'troupe-postgres-'));
  const user = pickUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await findPort();
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'troupe', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const server = spawn(
    join(programs, 'postgres'),
    [
      ...['-D', data, '-p', String(port)],
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      ...(isDurable ? [] : ['-c', 'fsync=off']),
    ],
    { ...user, cwd: folder, stdio: 'ignore' },
  );
  const kill = () => server.kill('SIGQUIT');
  process.on('exit', kill);
  const url = `postgres://troupe@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    process.off('exit', kill);
    if (server.exitCode === null) {
      const exited = new Promise((resolve) => server.on('exit', resolve));
      // Fast shutdown: closes open connections.
      server.kill('SIGINT');
      await exited;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilUp(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
};
