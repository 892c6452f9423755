import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyAsLaterBuild, copyBuild } from './laterBuild';

/** Beside the one of all other journeys. */
const port = 3211;

const startMs = 30_000;

/** What a running shop reads beside its build. */
const needed = ['instrumentation.ts', 'next-i18next.config.js', 'next.config.js', 'node_modules'];
const alsoNeeded = ['package.json', 'public', 'src', 'tsconfig.json'];

/** A shop of its own whose build is replaced in place, and which is then started anew, the way an operator does it. */
export class DeployedShop {
  private child: ChildProcess | undefined;
  private readonly folder = resolve('test-results', 'deployed');
  private readonly served = join(this.folder, '.next');
  /** The build that is not served. */
  private readonly other = join(this.folder, 'other');

  prepare(): void {
    rmSync(this.folder, { recursive: true, force: true });
    mkdirSync(this.folder, { recursive: true });
    for (const name of [...needed, ...alsoNeeded])
      symlinkSync(resolve(name), join(this.folder, name));
    copyBuild('.next', this.served);
    copyAsLaterBuild('.next', this.other);
  }

  addressOf(path: string): string {
    return `http://en.localhost:${port}${path}`;
  }

  async start(): Promise<void> {
    const command = ['node_modules/next/dist/bin/next', 'start', '--port', String(port)];
    this.child = spawn(process.execPath, command, {
      cwd: this.folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NEXT_TELEMETRY_DISABLED: '1',
        CONTENT_DIR: resolve('src/content'),
        DATA_DIR: join(this.folder, 'data'),
      },
    });
    const deadline = Date.now() + startMs;
    while (Date.now() < deadline && this.child.exitCode === null) {
      const isUp = await fetch(`http://127.0.0.1:${port}/api/build`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (isUp) return;
      await new Promise((wait) => setTimeout(wait, 50));
    }
    throw new Error('The deployed shop did not start');
  }

  async stop(): Promise<void> {
    if (!this.child || this.child.exitCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }

  /** Of the build before not a single file is left. Each deploy brings the other of the two builds. */
  async deploy(): Promise<void> {
    await this.stop();
    renameSync(this.served, join(this.folder, 'swap'));
    renameSync(this.other, this.served);
    renameSync(join(this.folder, 'swap'), this.other);
    await this.start();
  }
}
