import { runAtOnce, type TimeSlices } from '@/lib/timeSlices';
import { resolveReferences } from './link/resolveReferences';
import { addUpstream } from './merge/addUpstream';
import { mergeSources, type SourceLoad } from './merge/mergeSources';
import { createMesh, type Mesh } from './mesh';
import { isPictureFile, parsePictures } from './nodes/picture';
import { type MeshRecord, parseInSteps } from './records';

/**
 * Merges, parses, links and freezes the loads of all sources. A large shop takes one second, in steps of a few ms.
 *
 * @param last the previous mesh; its valid records replace files that are now broken
 * @throws if no shop group or no city is usable: an empty folder is a failed source, not a shop without products
 */
export function* buildInSteps(given: readonly SourceLoad[], last?: Mesh): TimeSlices<Mesh> {
  const upstream = given.find(({ source }) => source === 'upstream');
  const describing = given.filter((load) => load !== upstream);
  const { records: raws, unreadable, conflicts } = mergeSources(describing);
  yield;
  const described = raws.filter(({ file }) => !isPictureFile(file));
  const { records, faults } = yield* parseInSteps(described);
  const unusable = [...unreadable, ...faults];
  const pictures = parsePictures(
    raws.filter(({ file }) => isPictureFile(file)),
    unusable,
    last?.pictures ?? new Map(),
  );
  const lastGood: ReadonlyMap<string, MeshRecord> = last?.records ?? new Map();
  // Content that its editors withdrew on purpose must not fall back to an older version.
  const lost = unusable.filter(({ kind }) => kind !== 'unshown').map(({ file }) => file);
  const kept = [...new Set(lost)].flatMap((file) => lastGood.get(file) ?? []);
  const settled = yield* resolveReferences([...records, ...kept], lastGood);
  const sold = upstream && (yield* addUpstream(settled.draft, upstream.records, lastGood));
  const mesh = yield* createMesh({
    draft: (sold ?? settled).draft,
    pictures,
    faults: [
      ...unusable,
      ...settled.faults,
      ...(upstream?.faults ?? []),
      ...(sold?.faults ?? []),
      ...(sold ?? settled).gaps,
      ...conflicts,
    ],
    refused: new Set([...lost, ...settled.refused]),
  });
  if (mesh.shopGroups.size === 0 || mesh.cities.size === 0) {
    throw new Error('The sources gave no shop group or no city that could be used');
  }
  return mesh;
}

/** Runs `buildInSteps` without pauses, for commands and tests. */
export const buildMesh = (given: readonly SourceLoad[], last?: Mesh): Mesh =>
  runAtOnce(buildInSteps(given, last));
