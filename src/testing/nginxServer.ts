import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithUs, findProgram, isOpen } from './program';

/** Whether nginx is installed. With `REQUIRE_NGINX=1`, tests fail if it is not. */
export const hasNginx = (): boolean =>
  findProgram('nginx') !== undefined || process.env['REQUIRE_NGINX'] === '1';

interface Ports {
  readonly port: number;
  /** The port at which it requests pages from itself to refresh them. */
  readonly refreshPort: number;
  /** The port for purges by the instances. */
  readonly purgePort: number;
  readonly shops: readonly [number, number];
}

/** The shipped configuration with other ports and file paths. */
const place = (
  text: string,
  folder: string,
  { port, refreshPort, purgePort, shops }: Ports,
): string =>
  text
    .replace('worker_processes auto;', `worker_processes 1;\ndaemon off;`)
    .replace('pid /var/run/nginx.pid;', `pid ${folder}/pid;`)
    .replace('/var/cache/nginx/shop', `${folder}/cache`)
    .replace('shop1:3000', `127.0.0.1:${shops[0]}`)
    .replace('shop2:3000', `127.0.0.1:${shops[1]}`)
    .replace('listen 80 default_server', `listen 127.0.0.1:${port} default_server`)
    .replace('listen 8082', `listen 127.0.0.1:${purgePort}`)
    .replaceAll('8081', String(refreshPort));

/** An nginx with the shipped configuration, in front of servers on this machine. */
export interface NginxServer {
  readonly pid: number;
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** @throws if it does not respond within about ten seconds */
export const startNginx = async (ports: Ports): Promise<NginxServer> => {
  const program = findProgram('nginx');
  if (!program) throw new Error('nginx is not installed: try `apt-get install nginx`');
  const folder = mkdtempSync(join(tmpdir(), 'troupe-nginx-'));
  const file = join(folder, 'nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  writeFileSync(file, user + place(readFileSync('docker/nginx.conf', 'utf8'), folder, ports));
  const child = spawn(program, ['-p', folder, '-c', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const end = endWithUs(child);
  const stop = async (): Promise<void> => {
    await end();
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; !(await isOpen(ports.port)); tries += 1) {
    if (tries > 200 || child.exitCode !== null) {
      await stop();
      throw new Error(`nginx does not answer at port ${ports.port}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { pid: child.pid ?? 0, port: ports.port, stop };
};
