import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithUs, findProgram, isOpen } from './program';

/** A Varnish with the shipped configuration, in front of servers on this machine. */
export interface VarnishServer {
  readonly pid: number;
  readonly port: number;
  readonly origin: string;
  /** The origin for purges by the instances. */
  readonly purgeOrigin: string;
  readonly stop: () => Promise<void>;
}

/** Whether Varnish is installed. With `REQUIRE_VARNISH=1`, tests fail if it is not. */
export const hasVarnish = (): boolean =>
  findProgram('varnishd') !== undefined || process.env['REQUIRE_VARNISH'] === '1';

/** The shipped configuration with other addresses of the two instances. */
const placeShops = (text: string, ports: readonly [number, number]): string =>
  ports.reduce(
    (placed, port, index) =>
      placed.replace(
        new RegExp(`\\.host = "shop${index + 1}";\\s+\\.port = "3000";`),
        `.host = "127.0.0.1";\n    .port = "${port}";`,
      ),
    text,
  );

const readShipped = () => readFileSync('docker/varnish.vcl', 'utf8');

/**
 * @param port the port for visitors
 * @param purgePort the port for purges
 * @param shops ports of the two instances; both may be the same
 * @param text a configuration other than the shipped one
 */
export const startVarnish = async (
  port: number,
  purgePort: number,
  shops: readonly [number, number],
  text = readShipped(),
): Promise<VarnishServer> => {
  const program = findProgram('varnishd');
  if (!program) throw new Error('Varnish is not installed: try `apt-get install varnish`');
  const folder = mkdtempSync(join(tmpdir(), 'troupe-varnish-'));
  const configuration = join(folder, 'shop.vcl');
  writeFileSync(configuration, placeShops(text, shops));
  const child = spawn(
    program,
    [
      ...['-F', '-j', 'none', '-n', join(folder, 'work'), '-f', configuration],
      ...['-a', `127.0.0.1:${port}`, '-a', `purge=127.0.0.1:${purgePort}`],
      ...['-s', 'malloc,128m', '-T', 'none'],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints = (complaints + text).slice(-4000);
  });
  // Varnish ends its worker process itself.
  const end = endWithUs(child);
  const stop = async (): Promise<void> => {
    await end();
    rmSync(folder, { recursive: true, force: true });
  };

  for (let tries = 0; !(await isOpen(port)); tries += 1) {
    if (tries > 600 || child.exitCode !== null) {
      await stop();
      throw new Error(`varnishd does not answer at port ${port}: ${complaints}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const toOrigin = (at: number) => `http://127.0.0.1:${at}`;
  return {
    pid: child.pid ?? 0,
    port,
    origin: toOrigin(port),
    purgeOrigin: toOrigin(purgePort),
    stop,
  };
};
