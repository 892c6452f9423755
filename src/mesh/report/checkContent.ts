import { join } from 'node:path';
import type { Fault } from '@/lib/fault';
import { createFilesLoader } from '@/sources/files/filesLoader';
import { createPicturesLoader } from '@/sources/pictures/picturesLoader';
import { languages } from '@/sites/site';
import { buildMesh } from '../buildMesh';
import { factsFile } from '../collections';
import { listPicturePaths } from '../link/linkPictures';
import type { Mesh } from '../mesh';
import { findWordingFaults } from './wording';

interface ContentReport {
  readonly faults: readonly Fault[];
  /** How many of each thing there are. */
  readonly counts: Readonly<Record<string, number>>;
}

/** Pictures that a record names and that neither the shop's own folder nor the repository has. */
const findMissingPictures = (mesh: Mesh): Fault[] => {
  const faults: Fault[] = [];
  for (const { kind, file, value } of mesh.records.values()) {
    if (kind !== 'facts') continue;
    for (const [field, path] of listPicturePaths(value)) {
      if (mesh.pictures.has(path)) continue;
      const reason = `there is no readable ${path.slice(1)}, neither beside the content nor in public/`;
      faults.push({ file, field, kind: 'missing-picture', reason });
    }
  }
  return faults;
};

/** Products that no shop offers: work that nobody will see. */
const findUnsold = (mesh: Mesh): Fault[] => {
  const sold = new Set(
    [...mesh.shopGroups.values()].flatMap((group) => group.shops.flatMap((shop) => shop.products)),
  );
  return [...mesh.products.keys()]
    .filter((key) => !sold.has(key))
    .map((key) => ({
      file: factsFile('products', key),
      field: 'offers',
      kind: 'unsold',
      reason: 'is sold by no shop: name it in the products of a shop group’s shop',
    }));
};

/**
 * Looks through a content folder the way the shop would at its first start, and further than a page ever needs to.
 *
 * @throws when the folder cannot be read, or holds nothing that could be shown
 */
export const checkContent = async (
  folder: string,
  publicFolder = join(process.cwd(), 'public'),
): Promise<ContentReport> => {
  const loaders = [createFilesLoader(folder), createPicturesLoader([folder, publicFolder])];
  const mesh = buildMesh(await Promise.all(loaders.map((loader) => loader.load())));
  const shops = [...mesh.shopGroups.values()].flatMap((group) => group.shops);
  return {
    faults: [
      ...mesh.faults,
      ...findMissingPictures(mesh),
      ...findUnsold(mesh),
      ...findWordingFaults(mesh),
    ],
    counts: {
      'shop groups': mesh.shopGroups.size,
      shops: shops.length,
      cities: mesh.cities.size,
      products: mesh.products.size,
      offers: [...mesh.products.values()].reduce(
        (sum, it) => sum + Object.keys(it.offers).length,
        0,
      ),
      extras: [...mesh.products.values()].reduce((sum, it) => sum + it.extras.length, 0),
      pictures: mesh.pictures.size,
      languages: languages.length,
      'text files': [...mesh.records.values()].filter((record) => record.kind === 'texts').length,
    },
  };
};
