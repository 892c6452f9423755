import { contentDemandedFrom } from '@/lib/contentTime';
import type { Fault } from '@/lib/fault';
import type { AnswerStore, AskedState } from './answerStore';
import type { HostState } from './hostBreaker';
import { believe, createKnown, type Known, setFailure } from './known';
import type { UpstreamLimits } from './limits';
import { type Ask, type Resource, toFile, toPath } from './resource';

interface RosterOptions {
  readonly asks: readonly Ask[];
  readonly store: AnswerStore;
  readonly limits: UpstreamLimits;
  readonly now: () => number;
}

/** How long it may take from writing a call down to sending it, in ms: the disk is in between. */
const writtenAhead = 1000;

const tooMany: Fault = {
  file: 'upstream',
  field: '',
  kind: 'unreadable',
  reason: 'lists more shops than can be asked for: those beyond are without their prices',
};

/** Every address of the back end that is asked: the lists of the groups, and the shops that are in them. */
export const createRoster = ({ asks, store, limits, now }: RosterOptions) => {
  /** By file, lists first. */
  const all = new Map<string, Known>();
  let before: AskedState | undefined;
  let hasTooMany = false;
  /** An earlier run may have asked for others. */
  let hasSwept = false;

  /** With what is still known of it from before the start. */
  const track = async (resource: Resource): Promise<void> => {
    const known = createKnown(resource);
    const { file } = known;
    all.set(file, known);
    const kept = await store.read(file);
    if (kept) believe(known, kept);
    const last = before?.resources[file];
    setFailure(known, last?.failure);
    known.askedAt = last?.askedAt ?? 0;
    // How the last call went, nobody may have lived to tell, nor when it began: it was written down ahead.
    known.pause = limits.retryAfter + writtenAhead;
  };

  const listOf = (kind: Resource['kind']): readonly Known[] =>
    [...all.values()].filter(({ resource }) => resource.kind === kind);

  /**
   * The shops in the lists that are known; they are a group's, whatever the language. One that sells nothing has no
   * prices either.
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

  /** Asks for the shops that are in the lists now, and for no others. Rejects when the disk fails. */
  const followShops = async (): Promise<void> => {
    const listed = listShops();
    const added = [...listed].flatMap(([file, resource]) => (all.has(file) ? [] : [resource]));
    const room = Math.max(limits.mostResources - all.size, 0);
    hasTooMany = added.length > room;
    await Promise.all(added.slice(0, room).map(track));
    // A list that is not known might name what the others do not.
    if (!listOf('discover').every(({ good }) => good)) return;
    const gone = listOf('shop').filter(({ file }) => !listed.has(file));
    for (const { file } of gone) all.delete(file);
    if (hasSwept && gone.length === 0) return;
    await store.keepOnly(all.keys());
    hasSwept = true;
  };

  const isRested = ({ askedAt, pause }: Known): boolean => {
    const passed = now() - askedAt;
    // Clocks are set back now and then.
    return passed < 0 || passed >= pause;
  };

  const isDue = (known: Known): boolean =>
    isRested(known) || (known.isWell && known.askedAt <= contentDemandedFrom());

  /** Nobody is at it, and when it failed last is long enough ago, in whatever language it was. */
  const isFree = (sharing: readonly Known[]): boolean =>
    sharing.every((it) => !it.isAsking && (it.isWell || isRested(it)));

  /** What failed comes last, so that it keeps no other language waiting; then the longest unasked first. */
  const byTurn = (a: Known, b: Known): number =>
    Number(Boolean(a.failure)) - Number(Boolean(b.failure)) || a.askedAt - b.askedAt;

  const listPaths = (): readonly (readonly Known[])[] => {
    const paths = new Map<string, Known[]>();
    for (const known of all.values()) {
      const path = toPath(known.resource);
      paths.set(path, [...(paths.get(path) ?? []), known]);
    }
    return [...paths.values()];
  };

  return {
    /** Takes over what was known before the start. */
    open: async (): Promise<HostState | undefined> => {
      before = await store.readState();
      const host = before?.host;
      await Promise.all(asks.map((ask) => track({ kind: 'discover', ...ask })));
      await followShops();
      before = undefined;
      return host;
    },
    followShops,
    list: (): readonly Known[] => [...all.values()],
    /**
     * What may be asked now, by path: one after the other, and no further than to the first that fails. The longest
     * unasked first.
     */
    listDue: (): readonly (readonly Known[])[] =>
      listPaths()
        .filter(isFree)
        .map((sharing) => sharing.filter(isDue).sort(byTurn))
        .filter((due) => due.length > 0)
        .sort(([a], [b]) => (a?.askedAt ?? 0) - (b?.askedAt ?? 0)),
    /** What a restart must not forget. What is being asked counts as asked: whoever is killed must not ask again. */
    state: (): AskedState['resources'] =>
      Object.fromEntries(
        [...all.values()]
          .filter(({ askedAt, isAsking }) => askedAt > 0 || isAsking)
          .map(({ file, askedAt, isAsking, failure }) => [
            file,
            { askedAt: isAsking ? now() : askedAt, failure },
          ]),
      ),
    faults: (): readonly Fault[] => (hasTooMany ? [tooMany] : []),
  };
};
