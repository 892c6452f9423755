import { dateContent, dateOfContent, noteContentInUse } from '@/platform/process/contentInUse';
import type { ContentFault } from '@/catalog/sources/contentFault';
import { createStaleIfError } from '@/lib/staleIfError';
import { runInSlices } from '@/lib/timeSlices';
import type { Loaded } from '@/catalog/sources/loader';
import { buildInSteps } from './buildMesh';
import type { SourceLoad } from './merge/mergeSources';
import type { Mesh } from './mesh';
import type { SourceSnapshot } from './sourceSnapshot';

interface SnapshotOptions {
  /** In order of precedence. */
  readonly sources: readonly SourceSnapshot[];
  /** In ms. An older snapshot is checked against the sources before it is returned. */
  readonly maxAge: number;
  /** In ms since 1970. */
  readonly now: () => number;
  /** Content from before this moment is stale, regardless of its age. In ms since 1970. */
  readonly demandedFrom: () => number;
  /** Called when a source has recovered and its content differs from the last known. */
  readonly onRecovery: () => void;
  /** Called once per failure; the client gets no error. */
  readonly onFailure: (error: unknown) => void;
}

const isSameFault = (a: ContentFault, b: ContentFault | undefined) =>
  a.file === b?.file && a.kind === b.kind;

/** Ignores the reasons of faults: their wording may change every second and needs no new mesh. */
const isSame = (a: Loaded | undefined, b: Loaded | undefined) =>
  a === b ||
  (a?.records.length === b?.records.length &&
    a?.faults.length === b?.faults.length &&
    (a?.records.every((record, position) => record === b?.records[position]) ?? false) &&
    (a?.faults.every((fault, position) => isSameFault(fault, b?.faults[position])) ?? false));

/** Builds in slices, so that other requests are answered in between. */
const buildMesh = (...given: Parameters<typeof buildInSteps>) =>
  runInSlices(buildInSteps(...given));

type Given = readonly (Loaded | undefined)[];

/** How long a source may still return outdated content after a failure, in ms. */
const recoveryTime = 15_000;

/**
 * Creates the one mesh of a process: never older than `maxAge` while the sources answer, and loaded once for concurrent
 * calls. A source that fails keeps its last content, and the others are updated.
 *
 * @returns a function that returns the mesh; it throws only if there was never one, not even before a restart
 */
export const createSnapshot = ({ sources, onRecovery, ...age }: SnapshotOptions) => {
  let given: Given = [];
  const easedAt = new Map<string, number>();
  /** Sources that failed as a whole, or in part, at the end of the last load. */
  let failing = new Set<string>();

  const toLoads = (loads: Given): readonly SourceLoad[] =>
    sources.flatMap(({ id }, index) => {
      const loaded = loads[index];
      return loaded ? [{ ...loaded, source: id }] : [];
    });

  /** The mesh from the state on disk. Its records replace those that are broken now. */
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

  /**
   * Whether a source that stopped failing, or lost a fault, within `recoveryTime` has changed. Faults that persist do not
   * count.
   */
  const hasRecovered = (next: Given): boolean => {
    const wasFailing = failing;
    failing = new Set(sources.filter((source) => source.isFailing()).map(({ id }) => id));
    return sources
      .map(({ id }, index) => {
        const [before, now] = [given[index], next[index]];
        const hasEased =
          given.length > 0 &&
          now !== undefined &&
          ((wasFailing.has(id) && !failing.has(id)) ||
            (before?.faults.some((fault) => !now.faults.includes(fault)) ?? true));
        if (hasEased) easedAt.set(id, age.now());
        const since = age.now() - (easedAt.get(id) ?? Number.NEGATIVE_INFINITY);
        return now !== undefined && since < recoveryTime && !isSame(before, now);
      })
      .includes(true);
  };

  /** Dates a mesh by its oldest load. A load from before a restart, or a missing one, counts as infinitely old. */
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

  return createStaleIfError({ ...age, load }).get;
};
