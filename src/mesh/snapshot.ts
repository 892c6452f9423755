import type { Loaded, Loader } from '@/sources/loader';
import { createLastGood } from '@/lib/lastGood';
import { withTimeout } from '@/lib/withTimeout';
import { buildMesh } from './buildMesh';
import type { Mesh } from './mesh';

interface SnapshotOptions {
  readonly loaders: readonly Loader[];
  /** Older than this, a snapshot is checked against the sources before it is handed out. In ms. */
  readonly maxAge: number;
  /** How long the sources may take, in ms. */
  readonly timeout: number;
  readonly now: () => number;
  /** Told once per failure; the visitor is not. */
  readonly onFailure: (error: unknown) => void;
}

const isSame = (a: readonly Loaded[], b: readonly Loaded[]) =>
  a.length === b.length &&
  a.every(
    (loaded, index) =>
      loaded.records.length === b[index]?.records.length &&
      loaded.faults.length === b[index].faults.length &&
      loaded.records.every((record, position) => record === b[index]?.records[position]) &&
      loaded.faults.every((fault, position) => fault === b[index]?.faults[position]),
  );

/**
 * One mesh per process: never older than `maxAge` while the sources answer, loaded once however many ask at the same
 * time, and the last good one when the sources fail.
 *
 * @returns a function that gives the mesh; it throws only when the sources fail and there never was one
 */
export const createSnapshot = ({ loaders, timeout, ...age }: SnapshotOptions) => {
  let loads: readonly Loaded[] = [];

  const load = async (last: Mesh | undefined): Promise<Mesh> => {
    const next = await withTimeout(Promise.all(loaders.map((loader) => loader.load())), timeout);
    const mesh = last && isSame(next, loads) ? last : buildMesh(next, last);
    loads = next;
    return mesh;
  };

  return createLastGood({ ...age, load }).get;
};
