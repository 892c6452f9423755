import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, renameSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { spawnShop } from '../spawnShop';

/** In ms. A busy machine is slow. */
const startTimeoutMs = 300_000;

/** Files that a running shop reads in addition to its build. */
const needed = [
  ...['instrumentation.ts', 'next-i18next.config.js', 'next.config.js', 'node_modules'],
  ...['content', 'package.json', 'packages', 'public', 'src', 'tsconfig.json'],
];

/** One instance of the shop, as run by `npm start`, with its own build and folder. */
export class Instance {
  readonly origin: string;
  readonly dataDir: string;
  private child: ChildProcess | undefined;

  /**
   * @param folder to create
   * @param env added to the environment of this process, and read at each start
   */
  constructor(
    private readonly folder: string,
    readonly port: number,
    readonly env: Record<string, string>,
  ) {
    this.origin = `http://127.0.0.1:${port}`;
    this.dataDir = join(folder, 'data');
    mkdirSync(this.dataDir, { recursive: true });
    for (const name of needed) symlinkSync(resolve(name), join(folder, name));
  }

  /** Moves a build into place, for this instance only. The previous build is moved aside. */
  takeBuild(path: string): void {
    const place = join(this.folder, '.next');
    try {
      renameSync(place, join(this.folder, `before-${Date.now()}`));
    } catch {
      // There is no previous build.
    }
    renameSync(path, place);
  }

  /** ID of the process that serves visitors; 0 before the first start. */
  get pid(): number {
    return this.child?.pid ?? 0;
  }

  isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && !this.child.signalCode;
  }

  /** Resolves when the shop reports that it is ready. */
  async start(): Promise<void> {
    const log = openSync(join(this.folder, 'log'), 'a');
    this.child = spawnShop({
      command: 'npm start',
      port: this.port,
      env: { DATA_DIR: this.dataDir, ...this.env },
      stdio: ['ignore', log, log],
      folder: this.folder,
    });
    const deadline = Date.now() + startTimeoutMs;
    while (Date.now() < deadline && this.isRunning()) {
      if (await this.isReady()) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`The shop at port ${this.port} is not ready: see ${join(this.folder, 'log')}`);
  }

  async isReady(): Promise<boolean> {
    return fetch(`${this.origin}/api/ready`).then(
      (answer) => answer.arrayBuffer().then(() => answer.ok),
      () => false,
    );
  }

  /** Ends the shop as a power failure does. Its renderer ends with it. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** Stops the shop as an operator does: it is drained first. */
  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  /** For a process that exits without stopping the instance. */
  killAtOnce(): void {
    this.child?.kill('SIGKILL');
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.child;
    if (!child || !this.isRunning()) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
