import { contentDemandedFrom } from '@/platform/process/requiredContent';
import type { ContentFault } from '@/catalog/sources/contentFault';
import type { AnswerStore, AskedState } from './answerStore';
import type { HostState } from './hostBreaker';
import {
  acceptResponse,
  createKnownResources,
  type KnownResources,
  setFailure,
} from './knownResources';
import type { UpstreamLimits } from './limits';
import { type Ask, type Resource, toFile, toPath } from './resource';

interface ResourceRegistryOptions {
  readonly asks: readonly Ask[];
  readonly store: AnswerStore;
  readonly limits: UpstreamLimits;
  readonly now: () => number;
}

/** The longest time between saving that a call starts and sending it, in ms. */
const writtenAhead = 1000;

const tooMany: ContentFault = {
  file: 'upstream',
  field: '',
  kind: 'unreadable',
  reason: 'lists more shops than can be asked for: those beyond are without their prices',
};

/** A registry of all requested resources of the upstream: the lists of the groups, and the shops in them. */
export const createResourceRegistry = ({ asks, store, limits, now }: ResourceRegistryOptions) => {
  /** By name, lists first. */
  const all = new Map<string, KnownResources>();
  let before: AskedState | undefined;
  let hasTooMany = false;
  /** Whether answers of resources from earlier runs were removed from the disk. */
  let hasSwept = false;

  /** Adds a resource, with its state from before the start. */
  const track = async (resource: Resource): Promise<void> => {
    const known = createKnownResources(resource);
    const { file } = known;
    all.set(file, known);
    const kept = await store.read(file);
    if (kept) acceptResponse(known, kept);
    const last = before?.resources[file];
    setFailure(known, last?.failure);
    known.askedAt = last?.askedAt ?? 0;
    // The process may have ended before it saved the result, and the saved time is from before the call was sent.
    known.pause = limits.retryAfter + writtenAhead;
  };

  const listOf = (kind: Resource['kind']): readonly KnownResources[] =>
    [...all.values()].filter(({ resource }) => resource.kind === kind);

  /**
   * The shops in the known lists, independent of the language. A shop without products has no prices and is left out.
   */
  const listShops = (): ReadonlyMap<string, Resource> => {
    const listed = new Map<string, Resource>();
    for (const { good } of listOf('discover')) {
      const data = good?.record.data;
      if (data?.kind !== 'discover') continue;
      for (const { slug, city_group } of data.shops) {
        if (city_group.products.length === 0) continue;
        const resource = { kind: 'shop', shopGroupId: data.shopGroupId, citySlug: slug } as const;
        listed.set(toFile(resource), resource);
      }
    }
    return listed;
  };

  /** Updates the registry to the shops in the current lists. Rejects when the disk fails. */
  const followShops = async (): Promise<void> => {
    const listed = listShops();
    const added = [...listed].flatMap(([file, resource]) => (all.has(file) ? [] : [resource]));
    const room = Math.max(limits.mostResources - all.size, 0);
    hasTooMany = added.length > room;
    await Promise.all(added.slice(0, room).map(track));
    // Remove nothing while a list is unknown, because it might have the missing shops.
    if (!listOf('discover').every(({ good }) => good)) return;
    const gone = listOf('shop').filter(({ file }) => !listed.has(file));
    for (const { file } of gone) all.delete(file);
    if (hasSwept && gone.length === 0) return;
    await store.keepOnly(all.keys());
    hasSwept = true;
  };

  const isRested = ({ askedAt, pause }: KnownResources): boolean => {
    const passed = now() - askedAt;
    // The clock may have been set back.
    return passed < 0 || passed >= pause;
  };

  const isDue = (known: KnownResources): boolean =>
    isRested(known) || (known.isWell && known.askedAt <= contentDemandedFrom());

  /** Whether a path may be called: no call in progress, and no recent failure, in any language. */
  const isFree = (sharing: readonly KnownResources[]): boolean =>
    sharing.every((it) => !it.isAsking && (it.isWell || isRested(it)));

  /** Failed resources last, so that they do not delay other languages; then the oldest call first. */
  const byTurn = (a: KnownResources, b: KnownResources): number =>
    Number(Boolean(a.failure)) - Number(Boolean(b.failure)) || a.askedAt - b.askedAt;

  const listPaths = (): readonly (readonly KnownResources[])[] => {
    const paths = new Map<string, KnownResources[]>();
    for (const known of all.values()) {
      const path = toPath(known.resource);
      paths.set(path, [...(paths.get(path) ?? []), known]);
    }
    return [...paths.values()];
  };

  return {
    /** Restores the state from before the start. */
    open: async (): Promise<HostState | undefined> => {
      before = await store.readState();
      const host = before?.host;
      await Promise.all(asks.map((ask) => track({ kind: 'discover', ...ask })));
      await followShops();
      before = undefined;
      return host;
    },
    followShops,
    list: (): readonly KnownResources[] => [...all.values()],
    /**
     * The resources that may be requested now, grouped by path. Those of one path are to be requested in sequence, up
     * to the first failure. The oldest call comes first.
     */
    listDue: (): readonly (readonly KnownResources[])[] =>
      listPaths()
        .filter(isFree)
        .map((sharing) => sharing.filter(isDue).sort(byTurn))
        .filter((due) => due.length > 0)
        .sort(([a], [b]) => (a?.askedAt ?? 0) - (b?.askedAt ?? 0)),
    /** The state for the disk. It has calls in progress, so that a killed process does not repeat them on restart. */
    state: (): AskedState['resources'] =>
      Object.fromEntries(
        [...all.values()]
          .filter(({ askedAt, isAsking }) => askedAt > 0 || isAsking)
          .map(({ file, askedAt, isAsking, failure }) => [
            file,
            { askedAt: isAsking ? now() : askedAt, failure },
          ]),
      ),
    faults: (): readonly ContentFault[] => (hasTooMany ? [tooMany] : []),
  };
};
