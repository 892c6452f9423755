import type { StreamRegistry } from './streamRegistry';

/** A channel as the renderer knows it. */
export interface ChannelState {
  readonly version: number;
  /** The authorisations that hold, if they were asked for. */
  readonly grants?: readonly string[];
}

/**
 * Looks channels up, all in one question. A channel that is missing in the answer does not exist any more.
 *
 * @throws when there is no answer; the same is asked again later
 */
export type LookUpChannels = (
  channels: readonly string[],
  hasGrants: boolean,
) => Promise<ReadonlyMap<string, ChannelState>>;

export interface ChannelWatchOptions {
  readonly lookUp: LookUpChannels;
  /** In ms between two looks at all channels: longer while other instances report their changes. */
  readonly intervalMs: () => number;
  readonly onError: (error: unknown) => void;
}

const TICK_MS = 250;
/** In ms within which a revoked authorisation ends its streams at the latest. */
const GRANTS_INTERVAL_MS = 10_000;
/** Channels in one question, so that it fits into an address. */
const MOST_AT_ONCE = 300;

const none: ReadonlySet<string> = new Set();

/**
 * Compares the versions of all channels that have listeners with those of the database: one question for all of them,
 * not one per stream. So a change is never lost, whatever did not report it.
 */
export const createChannelWatch = (
  registry: Pick<StreamRegistry, 'listChannels' | 'publish' | 'keepOnly'>,
  { lookUp, intervalMs, onError }: ChannelWatchOptions,
  now: () => number = () => performance.now(),
) => {
  /** Looked up with the next tick, with their authorisations. */
  const urgent = new Set<string>();
  let lookedAt = now();
  let checkedAt = now();
  let isLooking = false;

  const lookAt = async (ids: readonly string[], hasGrants: boolean): Promise<void> => {
    for (let start = 0; start < ids.length; start += MOST_AT_ONCE) {
      const asked = ids.slice(start, start + MOST_AT_ONCE);
      const startedAt = now();
      const states = await lookUp(asked, hasGrants);
      for (const id of asked) {
        const state = states.get(id);
        if (!state) registry.keepOnly(id, none, startedAt);
        else {
          registry.publish(id, state.version);
          if (state.grants) registry.keepOnly(id, new Set(state.grants), startedAt);
        }
      }
    }
  };

  /** What becomes urgent during the look-up is looked up again: the answer may be older. */
  const lookAtUrgent = async (all: readonly string[]): Promise<void> => {
    const asked = all.filter((id) => urgent.has(id));
    urgent.clear();
    try {
      await lookAt(asked, true);
    } catch (error) {
      for (const id of asked) urgent.add(id);
      throw error;
    }
  };

  const tick = async (): Promise<void> => {
    if (isLooking) return;
    const isDue = now() - lookedAt >= intervalMs();
    if (!isDue && urgent.size === 0) return;
    isLooking = true;
    try {
      const all = registry.listChannels();
      const hasGrants = now() - checkedAt >= GRANTS_INTERVAL_MS;
      await lookAtUrgent(all);
      if (!isDue) return;
      await lookAt(all, hasGrants);
      lookedAt = now();
      if (hasGrants) checkedAt = lookedAt;
    } catch (error) {
      onError(error);
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(() => void tick(), TICK_MS).unref();

  return {
    /** Looks at a channel soon, and at its authorisations. */
    recheck: (id: string): void => void urgent.add(id),
    /** Looks at all channels soon: reports of changes may have been lost. */
    recheckAll: (): void => {
      lookedAt = Number.NEGATIVE_INFINITY;
    },
    close: (): void => clearInterval(timer),
  };
};
