import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findDifferences, findRendererDifferences } from './findDifferences';
import { createFramingCase } from './framingCase';
import { startRecordingServer, type CacheServerRequest } from './recordingServer';
import { startRecordingRenderer } from './recordingRenderer';
import { sendCase } from './sendCase';

/** The number of concurrent connections. */
const CONNECTIONS = 128;
/** Cases whose comparison is delayed, because the renderer's connections end shortly after the client's. */
const DELAYED_CASES = 4 * CONNECTIONS;
const MAX_REPORTED = 20;

export interface FuzzReport {
  readonly cases: number;
  /** The number of requests that the cache server forwarded and the renderer received. */
  readonly forwarded: number;
  /** The number of responses by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** The number of cases by feature. */
  readonly names: Readonly<Record<string, number>>;
  readonly differences: number;
  /** The first differences, each with the seed that reproduces its case. */
  readonly examples: readonly string[];
}

/**
 * Sends cases to a cache server and a renderer in this process, and compares how the client, the cache server and the
 * renderer each read them.
 *
 * @param firstSeed the seed of the first case; each further case has the next one
 */
export const fuzzFraming = async (
  cases: number,
  firstSeed: number,
  onProgress: (done: number) => void = () => {},
): Promise<FuzzReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-framing-'));
  const socketPath = join(folder, 'renderer');
  const statuses: Record<string, number> = {};
  const names: Record<string, number> = {};
  const examples: string[] = [];
  const known = new Map<string, CacheServerRequest>();
  let differences = 0;
  let forwarded = 0;
  const delayed: (() => void)[] = [];

  const report = (where: string, found: readonly string[]): void => {
    differences += found.length;
    for (const difference of found) {
      if (examples.length < MAX_REPORTED) examples.push(`${where}: ${difference}`);
    }
  };
  const onError = (error: unknown): void => report('process', [`nothing caught ${String(error)}`]);
  process.on('uncaughtException', onError);
  process.on('unhandledRejection', onError);

  const renderer = await startRecordingRenderer(socketPath, (received) => {
    report(
      'renderer',
      findRendererDifferences(received, (id) => known.get(id)),
    );
  });
  const cacheServer = await startRecordingServer(socketPath, (request) =>
    known.set(request.id, request),
  );

  const run = async (seed: number): Promise<void> => {
    const framingCase = createFramingCase(seed);
    const sent = await sendCase(framingCase, cacheServer.port, (port) =>
      cacheServer.list(port).map(({ method }) => method),
    );
    const requests = cacheServer.list(sent.port);
    cacheServer.forget(sent.port);
    for (const name of framingCase.names) names[name] = (names[name] ?? 0) + 1;
    for (const { status } of sent.answers) statuses[status] = (statuses[status] ?? 0) + 1;
    delayed.push(() => {
      report(`seed ${seed}`, findDifferences(framingCase.bytes, sent, requests));
      for (const { id, received } of requests) {
        forwarded += received;
        known.delete(id);
      }
    });
    while (delayed.length > DELAYED_CASES) delayed.shift()?.();
  };

  let next = 0;
  const work = async (): Promise<void> => {
    while (next < cases) {
      const seed = firstSeed + next;
      next += 1;
      await run(seed);
      if (next % 10_000 === 0) onProgress(next);
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
    await renderer.whenIdle();
    for (const compare of delayed) compare();
  } finally {
    cacheServer.close();
    renderer.close();
    process.off('uncaughtException', onError);
    process.off('unhandledRejection', onError);
    rmSync(folder, { recursive: true, force: true });
  }
  return { cases, forwarded, statuses, names, differences, examples };
};
