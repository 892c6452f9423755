import { dateContent, dateOfContent, noteContentInUse } from '@/lib/contentDate';
import type { Fault } from '@/lib/fault';
import { createLastGood } from '@/lib/lastGood';
import { runInSlices } from '@/lib/steps';
import type { Loaded } from '@/sources/loader';
import { buildInSteps } from './buildMesh';
import type { SourceLoad } from './merge/mergeSources';
import type { Mesh } from './mesh';
import type { SourceSnapshot } from './sourceSnapshot';

interface SnapshotOptions {
  /** In the order in which they stand in for each other. */
  readonly sources: readonly SourceSnapshot[];
  /** Older than this, a snapshot is checked against the sources before it is handed out. In ms. */
  readonly maxAge: number;
  /** In ms since 1970. */
  readonly now: () => number;
  /** Content from before this moment is too old, whatever its age. */
  readonly demandedFrom: () => number;
  /** Told when a source has come back from trouble with something else than it last had. */
  readonly onRecovery: () => void;
  /** Told once per failure; the visitor is not. */
  readonly onFailure: (error: unknown) => void;
}

const isSameFault = (a: Fault, b: Fault | undefined) => a.file === b?.file && a.kind === b.kind;

/** How a source words its trouble may change by the second, and makes no other mesh. */
const isSame = (a: Loaded | undefined, b: Loaded | undefined) =>
  a === b ||
  (a?.records.length === b?.records.length &&
    a?.faults.length === b?.faults.length &&
    (a?.records.every((record, position) => record === b?.records[position]) ?? false) &&
    (a?.faults.every((fault, position) => isSameFault(fault, b?.faults[position])) ?? false));

/** Visitors are answered meanwhile. */
const buildMesh = (...given: Parameters<typeof buildInSteps>) =>
  runInSlices(buildInSteps(...given));

type Given = readonly (Loaded | undefined)[];

/** In ms: for as long a source that was in trouble may still be catching up. */
const recoveryTime = 15_000;

/**
 * One mesh per process: never older than `maxAge` while the sources answer, loaded once however many ask at the same
 * time. A source that fails is left as it last was, and the others go on.
 *
 * @returns a function that gives the mesh; it throws only when there never was one, in this life or an earlier one
 */
export const createSnapshot = ({ sources, onRecovery, ...age }: SnapshotOptions) => {
  let given: Given = [];
  const easedAt = new Map<string, number>();

  const toLoads = (loads: Given): readonly SourceLoad[] =>
    sources.flatMap(({ id }, index) => {
      const loaded = loads[index];
      return loaded ? [{ ...loaded, source: id }] : [];
    });

  /** What was good before the process was started: stands in for what is broken now. */
  const recall = async (): Promise<Mesh | undefined> => {
    const loads = toLoads(await Promise.all(sources.map((source) => source.recall())));
    if (loads.length === 0) return undefined;
    try {
      return await buildMesh(loads);
    } catch {
      return undefined;
    }
  };

  const build = async (loads: readonly SourceLoad[], last: Mesh | undefined): Promise<Mesh> => {
    if (last) return buildMesh(loads, last);
    try {
      const mesh = await buildMesh(loads);
      if (mesh.refused.size === 0) return mesh;
    } catch (error) {
      const earlier = await recall();
      if (!earlier) throw error;
      age.onFailure(error);
      return earlier;
    }
    return buildMesh(loads, await recall());
  };

  /** Whether a source that lately came out of trouble has something else. What goes on being wrong is no trouble. */
  const hasRecovered = (next: Given): boolean =>
    sources
      .map(({ id }, index) => {
        const [before, now] = [given[index], next[index]];
        const hasEased =
          given.length > 0 &&
          now !== undefined &&
          (before?.faults.some((fault) => !now.faults.includes(fault)) ?? true);
        if (hasEased) easedAt.set(id, age.now());
        const since = age.now() - (easedAt.get(id) ?? Number.NEGATIVE_INFINITY);
        return now !== undefined && since < recoveryTime && !isSame(before, now);
      })
      .includes(true);

  /** A mesh is as old as the oldest of what it was made of; from earlier lives, or nothing at all, counts as for ever. */
  const date = (mesh: Mesh, loads: Given): void => {
    const moment = Math.min(...loads.map((loaded) => (loaded && dateOfContent(loaded)) ?? 0));
    dateContent(mesh, moment);
    noteContentInUse(moment);
  };

  const load = async (last: Mesh | undefined): Promise<Mesh> => {
    const next = await Promise.all(sources.map((source) => source.get()));
    const isNews = hasRecovered(next);
    if (last && next.every((loaded, index) => isSame(loaded, given[index]))) {
      given = next;
      date(last, next);
      return last;
    }
    const missing = sources.filter((_, index) => !next[index]).map(({ id }) => id);
    const mesh = { ...(await build(toLoads(next), last)), missing: new Set(missing) };
    given = next;
    date(mesh, next);
    if (last && isNews) onRecovery();
    await Promise.all(
      sources.map(async (source, index) => {
        const loaded = next[index];
        if (loaded) await source.settle(loaded, mesh.refused);
      }),
    );
    return mesh;
  };

  return createLastGood({ ...age, load }).get;
};
