import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Load {
  readonly perSecond: number;
  /** In ms. */
  readonly p50: number;
  readonly p99: number;
  /** Responses other than 2xx and 3xx, and connection errors. */
  readonly faults: number;
}

const toMs = (text: string): number => {
  const [, figure = '0', unit = 'ms'] = /([\d.]+)(us|ms|s)/.exec(text) ?? [];
  return Number(figure) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? 1);
};

const find = (output: string, pattern: RegExp): string => pattern.exec(output)?.[1] ?? '';

/**
 * Opens 32 connections for some seconds, from the second core.
 *
 * @param script path of a wrk script that defines the requests
 */
export const load = async (port: number, script: string, seconds: number): Promise<Load> => {
  const { stdout } = await run('taskset', [
    ...['-c', '1', 'wrk', '-t1', '-c32', `-d${seconds}s`, '--latency', '-s', script],
    `http://127.0.0.1:${port}/`,
  ]);
  const broken = [...stdout.matchAll(/(?:connect|read|write|timeout) (\d+)/g)];
  return {
    perSecond: Number(find(stdout, /Requests\/sec:\s+([\d.]+)/)),
    p50: toMs(find(stdout, /50%\s+(\S+)/)),
    p99: toMs(find(stdout, /99%\s+(\S+)/)),
    faults:
      Number(find(stdout, /Non-2xx or 3xx responses: (\d+)/)) +
      broken.reduce((sum, [, count]) => sum + Number(count), 0),
  };
};

/** A script that requests pages in turn, as a browser without Brotli does. */
export const toScript = (pages: readonly (readonly [host: string, path: string])[]): string =>
  [
    'local asked = {}',
    ...pages.map(
      ([host, path]) =>
        `asked[#asked + 1] = wrk.format("GET", ${JSON.stringify(path)}, { Host = ${JSON.stringify(host)}, ["Accept-Encoding"] = "gzip" })`,
    ),
    'local turn = 0',
    'request = function()',
    '  turn = turn % #asked + 1',
    '  return asked[turn]',
    'end',
  ].join('\n');
