import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, renameSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { spawnShop } from '../spawnShop';

/** In ms. A busy machine takes its time. */
const startPatience = 300_000;

/** What a running shop reads beside its build. */
const needed = [
  ...['instrumentation.ts', 'next-i18next.config.js', 'next.config.js', 'node_modules'],
  ...['package.json', 'public', 'src', 'tsconfig.json'],
];

/** One instance of the shop, as `npm start` has it, with a build and a folder of its own. */
export class Instance {
  readonly origin: string;
  readonly dataDir: string;
  private child: ChildProcess | undefined;

  /**
   * @param folder to be made
   * @param env added to this process's own, and read at each start
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

  /** Puts a build in place, which only it uses from now on. The one before is moved aside. */
  takeBuild(path: string): void {
    const place = join(this.folder, '.next');
    try {
      renameSync(place, join(this.folder, `before-${Date.now()}`));
    } catch {
      // The first one.
    }
    renameSync(path, place);
  }

  /** Of the process that answers visitors; 0 before the first start. */
  get pid(): number {
    return this.child?.pid ?? 0;
  }

  isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && !this.child.signalCode;
  }

  /** Resolves once the shop says that it is ready. */
  async start(): Promise<void> {
    const log = openSync(join(this.folder, 'log'), 'a');
    this.child = spawnShop({
      command: 'npm start',
      port: this.port,
      env: { DATA_DIR: this.dataDir, ...this.env },
      stdio: ['ignore', log, log],
      folder: this.folder,
    });
    const deadline = Date.now() + startPatience;
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

  /** As a power cut would. Its renderer ends with it. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** As an operator does: it is drained first. */
  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  /** For a process that ends without having stopped it. */
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
