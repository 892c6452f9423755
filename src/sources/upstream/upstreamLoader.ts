import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Fault } from '@/lib/fault';
import { createLimiter } from '@/lib/limiter';
import { TimeoutError, withTimeout } from '@/lib/withTimeout';
import { log } from '@/log/log';
import { describeAddress } from '../describeAddress';
import type { Loader } from '../loader';
import { createAnswerStore } from './answerStore';
import { createCall } from './callResource';
import { createHostBreaker } from './hostBreaker';
import type { Known, UpstreamRecord } from './known';
import { defaultLimits, type UpstreamLimits } from './limits';
import type { Ask } from './resource';
import { createRoster } from './roster';

export interface UpstreamOptions {
  /** Such that carts go to `{apiUrl}/cart`. */
  readonly apiUrl: string;
  /** What the sites need, each once. */
  readonly asks: readonly Ask[];
  /** Where the last good answers are kept, in a folder for each address. */
  readonly folder: string;
  readonly limits?: Partial<UpstreamLimits>;
  /** In ms since 1970: it must make sense after a restart. */
  readonly now?: () => number;
  /** Told when the disk fails, once: the shop goes on without it. */
  readonly onTrouble?: (error: unknown) => void;
}

export interface LoadedUpstream {
  readonly records: readonly UpstreamRecord[];
  readonly faults: readonly Fault[];
}

export interface UpstreamLoader extends Loader {
  readonly load: () => Promise<LoadedUpstream>;
}

/** How many addresses are asked at a time to see whether a silent host is back. */
const probes = 2;

/** It got no answer the last time. */
const isIll = ({ failure }: Known) => failure?.isSilent === true;

/** What an address is called on disk: what one back end said must not be believed of another. */
const toFolderName = (apiUrl: string) =>
  createHash('sha256').update(apiUrl).digest('hex').slice(0, 16);

/** Waits no longer than that; what was waited for runs on. */
const atMost = async (ms: number, task: Promise<unknown>): Promise<void> => {
  try {
    await withTimeout(task, Math.max(ms, 0));
  } catch (error) {
    if (!(error instanceof TimeoutError)) throw error;
  }
};

/**
 * The back end at `API_URL`: what each shop group sells in which city and at what price (spec section 7). One record per
 * address, with the last good answer for as long as there is no newer one that can be believed, across restarts too.
 *
 * An address that fails is asked once in `retryAfter`; while the whole host is silent, a few addresses are asked to see
 * whether it is back. Nobody waits for either. What takes longer than a load may is left to the next load.
 *
 * @returns a loader that rejects only when nothing at all is known
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
  const roster = createRoster({ asks, store, limits, now });
  const call = createCall({ apiUrl, limits, host, store, now, onTrouble: tellOnce });
  const takeTurn = createLimiter({ running: 8 });
  // What got no answer before must not keep the others waiting.
  const takeIllTurn = createLimiter({ running: 8 });
  let opening: Promise<void> | undefined;
  let round: { readonly startedAt: number; readonly done: Promise<void> } | undefined;

  const saveState = () =>
    store.writeState({ host: host.state(), resources: roster.state() }).catch(tellOnce);

  /** What is asked is written down first, see `state`. */
  const announce = async (due: readonly Known[]): Promise<void> => {
    for (const known of due) known.isAsking = true;
    await saveState();
  };

  const callInTurn = (known: Known, turn: typeof takeTurn): Promise<void> =>
    turn(async () => {
      if (host.status() === 'closed') await call(known);
      else known.isAsking = false;
    });

  /** One after the other; when one fails, all others of its path wait for another time. */
  const askPath = (due: readonly Known[]): readonly Promise<void>[] => {
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

  /** So that after a restart nobody waits for what is known to fail. */
  const saveFailures = (asked: readonly Known[]) =>
    asked.some(({ failure }) => failure) ? saveState() : undefined;

  /** Whether the host is back, if it was silent. */
  const look = async (): Promise<void> => {
    const due = roster
      .listDue()
      .slice(0, probes)
      .flatMap(([first]) => first ?? []);
    if (host.status() !== 'probing' || due.length === 0) return;
    host.looks();
    await announce(due);
    await atMost(limits.shortPatience, Promise.all(due.map((it) => call(it))));
  };

  const askDue = async (): Promise<void> => {
    const paths = roster.listDue();
    const due = paths.flat();
    if (host.status() !== 'closed' || due.length === 0) return;
    await announce(due);
    const wereIll = due.map(isIll);
    const asked = paths.flatMap(askPath);
    const well = Promise.all(asked.filter((_, index) => !wereIll[index]));
    const ill = Promise.all(asked.filter((_, index) => wereIll[index]));
    await Promise.all([well, atMost(limits.shortPatience, ill)]);
    await saveFailures(due.filter((_, index) => !wereIll[index]));
  };

  const runRound = async (): Promise<void> => {
    await look();
    await askDue();
    await roster.followShops().catch(tellOnce);
    // Those that have just come up.
    await askDue();
  };

  const open = async (): Promise<void> => {
    const state = await roster.open();
    if (state) host.restore(state);
  };

  const waitFor = ({ startedAt, done }: NonNullable<typeof round>) =>
    atMost(startedAt + limits.patience - performance.now(), done);

  const collect = (): LoadedUpstream => {
    const known = roster.list();
    const records = known.flatMap(({ good }) => (good ? [good.record] : []));
    const silence = host.fault();
    const faults = known.flatMap(({ fault, failure, good }) => [
      ...(fault && !(silence && failure?.isSilent) ? [fault] : []),
      ...(good?.faults ?? []),
    ]);
    return { records, faults: [...(silence ? [silence] : []), ...roster.faults(), ...faults] };
  };

  return {
    id: 'upstream',
    name: `back end at ${describeAddress(apiUrl)}`,
    load: async () => {
      opening ??= open().catch(tellOnce);
      await opening;
      // One that is under way may have asked before the change that this load is for.
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
