import { cpSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createShopProcess } from '../../bench/shopProcess';
import { type Answer, send } from './http';
import { shopEnv } from './shop';

/** A separate shop with a copy of the shipped content, for tests that edit content. */
export class EditedShop {
  readonly folder: string;
  private readonly process;

  constructor(
    readonly port: number,
    name: string,
  ) {
    this.folder = join(process.cwd(), 'test-results', name);
    this.process = createShopProcess(
      port,
      {
        ...shopEnv,
        PORT: String(port),
        CONTENT_DIR: join(this.folder, 'content'),
        DATA_DIR: join(this.folder, 'data'),
      },
      process.env['SHOP_SERVER'] === 'next' ? 'next start' : 'npm start',
    );
  }

  async start(): Promise<void> {
    rmSync(this.folder, { recursive: true, force: true });
    cpSync('content', join(this.folder, 'content'), { recursive: true });
    await this.process.start();
  }

  stop(): Promise<void> {
    return this.process.kill();
  }

  ask(host: string, path: string): Promise<Answer> {
    return send({ path, headers: { host }, port: this.port });
  }

  /** @param file relative to the content folder */
  read(file: string): Promise<string> {
    return readFile(join(this.folder, 'content', file), 'utf8');
  }

  write(file: string, text: string): Promise<void> {
    return writeFile(join(this.folder, 'content', file), text);
  }

  async edit(file: string, from: RegExp, to: string): Promise<void> {
    const text = await this.read(file);
    if (!from.test(text)) throw new Error(`${file} has no ${String(from)}`);
    await this.write(file, text.replace(from, to));
  }
}
