import type { ContentFault } from '@/catalog/sources/contentFault';
import { listPicturePaths } from '../link/linkPictures';
import type { Mesh } from '../mesh';
import { walkProse } from '../prose/walkProse';
import type { MeshRecord } from '../records';

/** Lists every picture that a record references, with the field. */
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

/** Reports referenced pictures that are neither in the content folder nor in the repository. */
export const findMissingPictures = (mesh: Mesh): ContentFault[] => {
  const faults: ContentFault[] = [];
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
