import { settle } from './link/settle';
import { addUpstream } from './merge/addUpstream';
import { mergeSources, type SourceLoad } from './merge/mergeSources';
import { createMesh, type Mesh } from './mesh';
import { isPictureFile, parsePictures } from './nodes/picture';
import { type MeshRecord, parseRecords } from './records';

/**
 * Merges, parses, links and freezes what the sources gave.
 *
 * @param last the mesh before, whose good versions stand in for files that are now broken
 * @throws when nothing usable is left: an empty folder is a failed source, not a shop without goods
 */
export const buildMesh = (given: readonly SourceLoad[], last?: Mesh): Mesh => {
  const upstream = given.find(({ source }) => source === 'upstream');
  const describing = given.filter((load) => load !== upstream);
  const { records: raws, unreadable, conflicts } = mergeSources(describing);
  const { records, faults } = parseRecords(raws.filter(({ file }) => !isPictureFile(file)));
  const unusable = [...unreadable, ...faults];
  const pictures = parsePictures(
    raws.filter(({ file }) => isPictureFile(file)),
    unusable,
    last?.pictures ?? new Map(),
  );
  const lastGood: ReadonlyMap<string, MeshRecord> = last?.records ?? new Map();
  // What its editors took away on purpose has no older version that could stand in for it.
  const lost = unusable.filter(({ kind }) => kind !== 'unshown').map(({ file }) => file);
  const kept = [...new Set(lost)].flatMap((file) => lastGood.get(file) ?? []);
  const described = settle([...records, ...kept], lastGood);
  const sold = upstream && addUpstream(described.draft, upstream.records, lastGood);
  const mesh = createMesh({
    draft: (sold ?? described).draft,
    pictures,
    faults: [
      ...unusable,
      ...described.faults,
      ...(upstream?.faults ?? []),
      ...(sold?.faults ?? []),
      ...(sold ?? described).gaps,
      ...conflicts,
    ],
    refused: new Set([...lost, ...described.refused]),
  });
  if (mesh.shopGroups.size === 0 || mesh.cities.size === 0) {
    throw new Error('The sources gave no shop group or no city that could be used');
  }
  return mesh;
};
