import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { findPostgresPrograms } from '@/commerce/orders/testing/postgresServer';

const idOf = (kind: '-u' | '-g') =>
  Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));

/** PostgreSQL refuses to run as root, so root runs it as the user `postgres`. */
const pickUser = () => (process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {});

/** A PostgreSQL server that keeps its data when it is restarted. Commits wait for the disk. */
export class Postgres {
  readonly url: string;
  private readonly data: string;
  private readonly programs: string;
  private readonly user = pickUser();
  private child: ChildProcess | undefined;

  /** In the temporary folder of the system: another user needs access. */
  private readonly folder = mkdtempSync(join(tmpdir(), 'troupe-postgres-'));

  constructor(private readonly port: number) {
    const programs = findPostgresPrograms();
    if (!programs) throw new Error('PostgreSQL is not installed: try `apt-get install postgresql`');
    this.programs = programs;
    this.url = `postgres://troupe@127.0.0.1:${port}/postgres`;
    this.data = join(this.folder, 'data');
  }

  async start(): Promise<void> {
    if (!this.child) this.create();
    this.child = spawn(
      join(this.programs, 'postgres'),
      [
        ...['-D', this.data, '-p', String(this.port), '-c', 'listen_addresses=127.0.0.1'],
        ...['-c', 'unix_socket_directories='],
      ],
      { ...this.user, cwd: this.folder, stdio: 'ignore' },
    );
    for (let tries = 0; !(await this.isUp()); tries += 1) {
      if (tries > 300) throw new Error(`PostgreSQL does not answer at port ${this.port}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Stops at once: connections are cut, and the next start recovers committed data from the log. */
  async stop(): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGQUIT');
    await ended;
  }

  /** Stops the server and deletes its data. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** For a process that exits without stopping the server. */
  killAtOnce(): void {
    this.child?.kill('SIGQUIT');
  }

  private create(): void {
    const { uid, gid } = this.user;
    if (uid !== undefined && gid !== undefined) chownSync(this.folder, uid, gid);
    execFileSync(
      join(this.programs, 'initdb'),
      ['-D', this.data, '-U', 'troupe', '--auth=trust', '--encoding=UTF8', '--locale=C'],
      { ...this.user, cwd: this.folder, stdio: ['ignore', 'ignore', 'inherit'] },
    );
  }

  private async isUp(): Promise<boolean> {
    const client = new Client(this.url);
    try {
      await client.connect();
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => {});
    }
  }
}
