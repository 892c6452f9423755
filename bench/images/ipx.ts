import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { portOf } from '@troupe/basics/testing/portOf';

interface IpxModule {
  readonly createIPX: (options: object) => unknown;
  readonly createIPXNodeServer: (ipx: unknown) => RequestListener;
  readonly ipxFSStorage: (options: { dir: string }) => unknown;
}

export interface Ipx {
  readonly origin: string;
  readonly close: () => void;
}

/** ipx is not a dependency: it is installed in a temporary folder, measured, and deleted. */
const install = (folder: string): Promise<IpxModule> => {
  execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', 'ipx@3.1.1'], {
    stdio: 'ignore',
  });
  const main = createRequire(join(folder, 'x.js')).resolve('ipx');
  return import(pathToFileURL(main.replace(/\.cjs$/, '.mjs')).href) as Promise<IpxModule>;
};

/** Starts ipx with our images. @returns undefined if ipx cannot be installed */
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
      origin: `http://127.0.0.1:${portOf(server)}`,
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
