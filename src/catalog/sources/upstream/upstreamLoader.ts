import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { ContentFault } from '@/catalog/sources/contentFault';
import { createLimiter } from '@troupe/basics/limiter';
import { TimeoutError, withTimeout } from '@troupe/basics/withTimeout';
import { log } from '@/platform/log/log';
import { describeAddress } from '../describeAddress';
import type { Loader } from '../loader';
import { createAnswerStore } from './answerStore';
import { createCall } from './callResource';
import { createHostBreaker } from './hostBreaker';
import type { KnownResources, UpstreamRecord } from './knownResources';
import { defaultLimits, type UpstreamLimits } from './limits';
import type { Ask } from './resource';
import { createResourceRegistry } from './resourceRegistry';

export interface UpstreamOptions {
  /** The base URL; carts go to `{apiUrl}/cart`. */
  readonly apiUrl: string;
  /** The shop groups and languages of the sites, without duplicates. */
  readonly asks: readonly Ask[];
  /** The folder for the last valid answers, with a subfolder for each `apiUrl`. */
  readonly folder: string;
  readonly limits?: Partial<UpstreamLimits>;
  /** In ms since 1970, because the values are used after a restart too. */
  readonly now?: () => number;
  /** Called once if the disk fails. The loader works without the disk. */
  readonly onTrouble?: (error: unknown) => void;
}

export interface LoadedUpstream {
  readonly records: readonly UpstreamRecord[];
  readonly faults: readonly ContentFault[];
}

export interface UpstreamLoader extends Loader {
  readonly load: () => Promise<LoadedUpstream>;
}

/** The number of addresses per probe of a silent host. */
const probes = 2;

/** Whether the last call got no answer. */
const isIll = ({ failure }: KnownResources) => failure?.isSilent === true;

/** The subfolder of an upstream, so that the answers of one are not used for another. */
const toFolderName = (apiUrl: string) =>
  createHash('sha256').update(apiUrl).digest('hex').slice(0, 16);

/** Waits for at most `ms`; the task continues. */
const atMost = async (ms: number, task: Promise<unknown>): Promise<void> => {
  try {
    await withTimeout(task, Math.max(ms, 0));
  } catch (error) {
    if (!(error instanceof TimeoutError)) throw error;
  }
};

/**
 * Loads the products and prices of each shop group's cities from the upstream at `API_URL` (spec section 7). One record
 * per address, with its last valid answer, also after a restart.
 *
 * A failing address is called once per `retryAfter`. While the whole host is silent, a few addresses are probed. A load
 * waits only briefly for either. Calls that take longer than a load are left to the next load.
 *
 * @returns a loader whose `load` rejects only if no answer is known at all
 */
export const createUpstreamLoader = ({
  apiUrl,
  asks,
  folder,
  limits: given,
  now = Date.now,
  onTrouble = (error) => log.error('upstream: the last answers cannot be kept', { error }),
}: UpstreamOptions): UpstreamLoader => {
  const limits = { ...defaultLimits, ...given };
  let isDiskTold = false;
  const tellOnce = (error: unknown) => {
    if (!isDiskTold) onTrouble(error);
    isDiskTold = true;
  };
  const store = createAnswerStore(join(folder, toFolderName(apiUrl)));
  const host = createHostBreaker({ pause: limits.hostPause, now });
  const registry = createResourceRegistry({ asks, store, limits, now });
  const call = createCall({ apiUrl, limits, host, store, now, onTrouble: tellOnce });
  const takeTurn = createLimiter({ running: 8 });
  // Addresses that got no answer before must not delay the others.
  const takeIllTurn = createLimiter({ running: 8 });
  let opening: Promise<void> | undefined;
  let round: { readonly startedAt: number; readonly done: Promise<void> } | undefined;

  const saveState = () =>
    store.writeState({ host: host.state(), resources: registry.state() }).catch(tellOnce);

  /** Saves which calls start, before they start; see `state` in `resourceRegistry.ts`. */
  const announce = async (due: readonly KnownResources[]): Promise<void> => {
    for (const known of due) known.isAsking = true;
    await saveState();
  };

  const callInTurn = (known: KnownResources, turn: typeof takeTurn): Promise<void> =>
    turn(async () => {
      if (host.status() === 'closed') await call(known);
      else known.isAsking = false;
    });

  /** Calls the resources of one path in sequence. After a failure, the rest is left to a later round. */
  const askPath = (due: readonly KnownResources[]): readonly Promise<void>[] => {
    let hasFailed = false;
    let before = Promise.resolve();
    return due.map((known) => {
      const asked = before.then(async () => {
        if (hasFailed) known.isAsking = false;
        else await callInTurn(known, isIll(known) ? takeIllTurn : takeTurn);
        hasFailed ||= known.failure !== undefined;
      });
      before = asked;
      return asked;
    });
  };

  /** Saves failures, so that a restart does not wait for addresses that are known to fail. */
  const saveFailures = (asked: readonly KnownResources[]) =>
    asked.some(({ failure }) => failure) ? saveState() : undefined;

  /** Probes a silent host. */
  const look = async (): Promise<void> => {
    const due = registry
      .listDue()
      .slice(0, probes)
      .flatMap(([first]) => first ?? []);
    if (host.status() !== 'half-open' || due.length === 0) return;
    host.beginProbe();
    await announce(due);
    await atMost(limits.shortTimeoutMs, Promise.all(due.map((it) => call(it))));
  };

  const askDue = async (): Promise<void> => {
    const paths = registry.listDue();
    const due = paths.flat();
    if (host.status() !== 'closed' || due.length === 0) return;
    await announce(due);
    const wereIll = due.map(isIll);
    const asked = paths.flatMap(askPath);
    const well = Promise.all(asked.filter((_, index) => !wereIll[index]));
    const ill = Promise.all(asked.filter((_, index) => wereIll[index]));
    await Promise.all([well, atMost(limits.shortTimeoutMs, ill)]);
    await saveFailures(due.filter((_, index) => !wereIll[index]));
  };

  const runRound = async (): Promise<void> => {
    await look();
    await askDue();
    await registry.followShops().catch(tellOnce);
    // Call the shops that the new lists have added.
    await askDue();
  };

  const open = async (): Promise<void> => {
    const state = await registry.open();
    if (state) host.restore(state);
  };

  const waitFor = ({ startedAt, done }: NonNullable<typeof round>) =>
    atMost(startedAt + limits.totalTimeoutMs - performance.now(), done);

  const collect = (): LoadedUpstream => {
    const known = registry.list();
    const records = known.flatMap(({ good }) => (good ? [good.record] : []));
    const silence = host.fault();
    const faults = known.flatMap(({ fault, failure, good }) => [
      ...(fault && !(silence && failure?.isSilent) ? [fault] : []),
      ...(good?.faults ?? []),
    ]);
    return { records, faults: [...(silence ? [silence] : []), ...registry.faults(), ...faults] };
  };

  return {
    id: 'upstream',
    name: `back end at ${describeAddress(apiUrl)}`,
    load: async () => {
      opening ??= open().catch(tellOnce);
      await opening;
      // The round in progress may have started before the change that this load is for.
      if (round) await waitFor(round);
      round ??= {
        startedAt: performance.now(),
        done: runRound().finally(() => {
          round = undefined;
        }),
      };
      await waitFor(round);
      const loaded = collect();
      if (loaded.records.length === 0 && asks.length > 0) {
        throw new Error(
          `upstream: nothing is known: ${loaded.faults[0]?.reason ?? 'no answer yet'}`,
        );
      }
      return loaded;
    },
  };
};
