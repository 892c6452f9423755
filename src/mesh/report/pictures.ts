import type { Fault } from '@/lib/fault';
import { listPicturePaths } from '../link/linkPictures';
import type { Mesh } from '../mesh';
import { walkProse } from '../prose/walkProse';
import type { MeshRecord } from '../records';

/** Every picture that a record names, by field. */
export const listRecordPictures = (
  record: MeshRecord,
): readonly (readonly [field: string, path: string])[] => [
  ...listPicturePaths(record.value),
  ...(record.kind === 'article'
    ? walkProse(record.value.read().prose).flatMap((node) =>
        typeof node !== 'string' && node.kind === 'figure' ? [['body', node.path] as const] : [],
      )
    : []),
];

/** Pictures that a record names and that neither the shop's own folder nor the repository has. */
export const findMissingPictures = (mesh: Mesh): Fault[] => {
  const faults: Fault[] = [];
  for (const record of mesh.records.values()) {
    const { file } = record;
    for (const [field, path] of listRecordPictures(record)) {
      if (mesh.pictures.has(path)) continue;
      const reason = `there is no readable ${path.slice(1)}, neither beside the content nor in public/`;
      faults.push({ file, field, kind: 'missing-picture', reason });
    }
  }
  return faults;
};
