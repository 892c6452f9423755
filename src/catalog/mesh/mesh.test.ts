import { edit, toLoaded } from '@/testing/editContent';
import { createSmallContent } from '@/testing/smallContent';
import { buildMesh } from './buildMesh';
import type { Mesh } from './mesh';

/** Every object that a page can reach from the mesh's nodes. */
const listObjects = (value: unknown): object[] =>
  typeof value === 'object' && value !== null
    ? [value, ...Object.values(value).flatMap(listObjects)]
    : [];

const nodesOf = (mesh: Mesh): object[] => [
  ...mesh.cities.values(),
  ...mesh.products.values(),
  ...mesh.shopGroups.values(),
];

describe('a mesh cannot be changed by who reads it', () => {
  const good = createSmallContent();

  it('its nodes are frozen to the last leaf', () => {
    const objects = nodesOf(buildMesh([toLoaded(good)])).flatMap(listObjects);

    expect(objects.length).toBeGreaterThan(500);
    expect(objects.filter((it) => !Object.isFrozen(it))).toEqual([]);
  });

  it('so are nodes that lost a faulty part', () => {
    const faulty = edit(good, 'shop-groups/1.json', 'shops.0.products.0', 'laser-tag');
    const objects = nodesOf(buildMesh([toLoaded(faulty)])).flatMap(listObjects);

    expect(objects.filter((it) => !Object.isFrozen(it))).toEqual([]);
  });

  it('so are its faults', () => {
    const faulty = edit(good, 'shop-groups/1.json', 'shops.0.products.0', 'laser-tag');
    const { faults } = buildMesh([toLoaded(faulty)]);

    expect(faults).toHaveLength(1);
    expect(listObjects(faults).every((it) => Object.isFrozen(it))).toBe(true);
  });

  it('writing to a node throws', () => {
    const city = buildMesh([toLoaded(good)]).cities.get('krakow');

    expect(() => Object.assign(city ?? {}, { slug: 'elsewhere' })).toThrow(TypeError);
  });

  it('a later mesh leaves the earlier one as it was', () => {
    const before = buildMesh([toLoaded(good)]);
    buildMesh([toLoaded(edit(good, 'cities/krakow.json', 'rating.count', 99))], before);

    expect(before.cities.get('krakow')?.rating.count).toBe(12);
  });
});
