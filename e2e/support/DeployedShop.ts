import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyAsLaterBuild, copyBuild } from './laterBuild';
import { NextProcess } from './NextProcess';
import { ports } from './shop';

/** What a running shop reads in addition to its build. */
const needed = ['instrumentation.ts', 'next-i18next.config.js', 'next.config.js', 'node_modules'];
const alsoNeeded = ['content', 'package.json', 'packages', 'public', 'src', 'tsconfig.json'];

/** A separate shop. A deploy replaces its build in place and restarts it, as an operator does. */
export class DeployedShop {
  private readonly folder = resolve('test-results', 'deployed');
  private readonly served = join(this.folder, '.next');
  /** The build that is not served. */
  private readonly other = join(this.folder, 'other');
  private readonly process = new NextProcess({
    port: ports.deployed,
    folder: this.folder,
    env: { CONTENT_DIR: resolve('content'), DATA_DIR: join(this.folder, 'data') },
  });

  prepare(): void {
    rmSync(this.folder, { recursive: true, force: true });
    mkdirSync(this.folder, { recursive: true });
    for (const name of [...needed, ...alsoNeeded])
      symlinkSync(resolve(name), join(this.folder, name));
    copyBuild('.next', this.served);
    copyAsLaterBuild('.next', this.other);
  }

  addressOf(path: string): string {
    return `http://en.localhost:${ports.deployed}${path}`;
  }

  start(): Promise<void> {
    return this.process.start();
  }

  stop(): Promise<void> {
    return this.process.stop();
  }

  /** Serves the other of the two builds. No file of the previous build remains. */
  async deploy(): Promise<void> {
    await this.stop();
    renameSync(this.served, join(this.folder, 'swap'));
    renameSync(this.other, this.served);
    renameSync(join(this.folder, 'swap'), this.other);
    await this.start();
  }
}
