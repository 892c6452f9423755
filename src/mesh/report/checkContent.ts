import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fault } from '@/lib/fault';
import { createFilesLoader } from '@/sources/files/filesLoader';
import { languages } from '@/sites/site';
import { buildMesh } from '../buildMesh';
import { factsFile } from '../collections';
import type { Mesh } from '../mesh';
import { findWordingFaults } from './wording';

interface ContentReport {
  readonly faults: readonly Fault[];
  /** How many of each thing there are. */
  readonly counts: Readonly<Record<string, number>>;
}

/** Pictures that a record names and that neither the repository nor the shop's own folder has. */
const findMissingPictures = async (mesh: Mesh, publicFolder: string): Promise<Fault[]> => {
  const named = [
    ...[...mesh.cities.values()].map(
      (it) => [factsFile('cities', it.key), 'picture', it.picture] as const,
    ),
    ...[...mesh.products.values()].map(
      (it) => [factsFile('products', it.key), 'picture', it.picture] as const,
    ),
    ...[...mesh.shopGroups.values()].flatMap((it) => [
      [factsFile('shop-groups', it.key), 'logo', it.logo] as const,
      [factsFile('shop-groups', it.key), 'hero', it.hero] as const,
    ]),
  ];
  const found = await Promise.all(
    named.map(async ([file, field, picture]): Promise<Fault[]> => {
      try {
        await access(join(publicFolder, picture));
        return [];
      } catch {
        return [{ file, field, kind: 'missing-picture', reason: `there is no public${picture}` }];
      }
    }),
  );
  return found.flat();
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
  const mesh = buildMesh([await createFilesLoader(folder).load()]);
  const shops = [...mesh.shopGroups.values()].flatMap((group) => group.shops);
  return {
    faults: [
      ...mesh.faults,
      ...(await findMissingPictures(mesh, publicFolder)),
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
      languages: languages.length,
      'text files': [...mesh.records.values()].filter((record) => record.kind === 'texts').length,
    },
  };
};
