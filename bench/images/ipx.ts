import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface IpxModule {
  readonly createIPX: (options: object) => unknown;
  readonly createIPXNodeServer: (ipx: unknown) => RequestListener;
  readonly ipxFSStorage: (options: { dir: string }) => unknown;
}

export interface Ipx {
  readonly origin: string;
  readonly close: () => void;
}

/** Not a dependency: it is fetched into a folder of its own, measured, and thrown away. */
const install = (folder: string): Promise<IpxModule> => {
  execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', 'ipx@3.1.1'], {
    stdio: 'ignore',
  });
  const main = createRequire(join(folder, 'x.js')).resolve('ipx');
  return import(pathToFileURL(main.replace(/\.cjs$/, '.mjs')).href) as Promise<IpxModule>;
};

/** The comparison, serving our pictures; nothing where it cannot be had. */
export const startIpx = async (): Promise<Ipx | undefined> => {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-ipx-'));
  const tidy = () => rmSync(folder, { recursive: true, force: true });
  try {
    const { createIPX, createIPXNodeServer, ipxFSStorage } = await install(folder);
    const server = createServer(
      createIPXNodeServer(createIPX({ storage: ipxFSStorage({ dir: 'public' }) })),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return {
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      close: () => {
        server.close();
        server.closeAllConnections();
        tidy();
      },
    };
  } catch (error) {
    tidy();
    console.error('ipx cannot be had:', error instanceof Error ? error.message : error);
    return undefined;
  }
};
