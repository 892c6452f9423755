import fc from 'fast-check';
import { corruption } from '@/testing/corruptContent';
import { toLoaded } from '@/testing/editContent';
import { findBroken } from '@/testing/findBroken';
import { type Content, createSmallContent } from '@/testing/smallContent';
import { countRuns } from '@/testing/scope';
import { buildMesh } from './buildMesh';
import type { Mesh } from './mesh';

const good = createSmallContent();

const edits = fc.array(corruption, { minLength: 1, maxLength: 6 });

const corrupt = (content: Content, changes: readonly ((it: Content) => Content)[]): Content =>
  changes.reduce((it, change) => change(it), content);

const nodesOf = ({ cities, products, shopGroups }: Mesh) => ({ cities, products, shopGroups });

/** The mesh, or `undefined` if the content is empty. Rethrows any other error. */
const tryBuild = (content: Content, last?: Mesh): Mesh | undefined => {
  try {
    return buildMesh([toLoaded(content)], last);
  } catch (error) {
    if (error instanceof Error && error.message.includes('no shop group or no city'))
      return undefined;
    throw error;
  }
};

describe('whatever is wrong in several files', () => {
  it('a first start gives a mesh that holds together, or none', () => {
    fc.assert(
      fc.property(edits, (changes) => {
        const mesh = tryBuild(corrupt(good, changes));

        expect(mesh ? findBroken(mesh) : []).toEqual([]);
      }),
      { numRuns: countRuns(500) },
    );
  });

  it('each later load gives a mesh that holds together and keeps a shop open', () => {
    fc.assert(
      fc.property(fc.array(edits, { minLength: 1, maxLength: 4 }), (loads) => {
        let content = good;
        let mesh = buildMesh([toLoaded(content)]);
        for (const changes of loads) {
          content = corrupt(content, changes);
          mesh = tryBuild(content, mesh) ?? mesh;

          expect(findBroken(mesh)).toEqual([]);
          expect(mesh.shopGroups.size * mesh.cities.size).toBeGreaterThan(0);
        }
      }),
      { numRuns: countRuns(200) },
    );
  });

  it('what is right in the files is in the mesh, if nothing is reported', () => {
    fc.assert(
      fc.property(edits, (changes) => {
        const content = corrupt(good, changes);
        const mesh = tryBuild(content);
        const isComplete = mesh?.records.size === content.size;

        expect(isComplete || mesh === undefined || mesh.faults.length > 0).toBe(true);
      }),
      { numRuns: countRuns(200) },
    );
  });

  it('a second look at the same files gives the same mesh', () => {
    fc.assert(
      fc.property(edits, (changes) => {
        const content = corrupt(good, changes);
        const mesh = tryBuild(content);
        const again = tryBuild(content, mesh);

        expect(again && nodesOf(again)).toEqual(mesh && nodesOf(mesh));
      }),
      { numRuns: countRuns(200) },
    );
  });

  it('nothing of it is left once the files are right again', () => {
    fc.assert(
      fc.property(edits, (changes) => {
        const spoilt = tryBuild(corrupt(good, changes), buildMesh([toLoaded(good)]));
        const mended = buildMesh([toLoaded(good)], spoilt);

        expect(mended.faults).toEqual([]);
        expect(mended.products.size + mended.cities.size + mended.shopGroups.size).toBe(7);
      }),
      { numRuns: countRuns(200) },
    );
  });
});

it('the measure of these tests finds what is broken', () => {
  const mesh = buildMesh([toLoaded(good)]);

  expect(findBroken(mesh)).toEqual([]);
  expect(findBroken({ ...mesh, cities: new Map() })).not.toEqual([]);
});
