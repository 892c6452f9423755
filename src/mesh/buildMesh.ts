import type { Loaded } from '@/sources/loader';
import { settle } from './link/settle';
import { createMesh, type Mesh } from './mesh';
import { isPictureFile, parsePictures } from './nodes/picture';
import { type MeshRecord, parseRecords } from './records';

/**
 * Parses, links and freezes what the sources gave.
 *
 * @param last the mesh before, whose good versions stand in for files that are now broken
 * @throws when nothing usable is left: an empty folder is a failed source, not a shop without goods
 */
export const buildMesh = (loads: readonly Loaded[], last?: Mesh): Mesh => {
  const raws = loads.flatMap((loaded) => loaded.records);
  const { records, faults } = parseRecords(raws.filter(({ file }) => !isPictureFile(file)));
  const unusable = [...loads.flatMap((loaded) => loaded.faults), ...faults];
  const pictures = parsePictures(
    raws.filter(({ file }) => isPictureFile(file)),
    unusable,
    last?.pictures ?? new Map(),
  );
  const lastGood: ReadonlyMap<string, MeshRecord> = last?.records ?? new Map();
  const kept = [...new Set(unusable.map((fault) => fault.file))].flatMap(
    (file) => lastGood.get(file) ?? [],
  );
  const settled = settle([...records, ...kept], lastGood);
  const mesh = createMesh(settled.draft, pictures, [...unusable, ...settled.faults]);
  if (mesh.shopGroups.size === 0 || mesh.cities.size === 0) {
    throw new Error('The sources gave no shop group or no city that could be used');
  }
  return mesh;
};
