import { clearProcessState } from '@/platform/process/processState';
import { buildMesh } from '@/catalog/mesh/buildMesh';
import type { Mesh } from '@/catalog/mesh/mesh';
import { toLoaded } from '@/testing/editContent';
import { createSmallContent } from '@/testing/smallContent';
import { isPastSettled, listMeshesUsed, noteMesh, settlePast } from './meshesUsed';

const window = 60;
const loaded = toLoaded(createSmallContent());
const createMeshes = (count: number): readonly Mesh[] =>
  Array.from({ length: count }, () => buildMesh([loaded]));

/** Records that pages were rendered from meshes, at times in seconds. */
const note = (...uses: readonly (readonly [Mesh | undefined, number])[]) => {
  for (const [mesh, at] of uses) if (mesh) noteMesh(mesh, at * 1000, window);
};

beforeEach(() => {
  clearProcessState('meshesUsed');
  clearProcessState('isPastSettled');
});

it('nothing was used before the first page', () => {
  expect(listMeshesUsed()).toEqual([]);
});

it('the newest comes first, each once, however often it is used', () => {
  const [a, b] = createMeshes(2);
  note([a, 0], [a, 1], [b, 2], [b, 3]);
  expect(listMeshesUsed()).toEqual([b, a]);
  expect(listMeshesUsed()[0]).toBe(b);
});

it('one that somebody is not done with yet does not come back', () => {
  const [a, b] = createMeshes(2);
  note([a, 0], [b, 1], [a, 2]);
  expect(listMeshesUsed()[0]).toBe(b);
  expect(listMeshesUsed()).toHaveLength(2);
});

it('one that was in use until now is remembered for a window and half a minute, however old it is', () => {
  const [a, b, c, d] = createMeshes(4);
  note([a, 0], [b, 10_000], [c, 10_089]);
  expect(listMeshesUsed()).toContain(a);
  note([d, 10_090]);
  expect(listMeshesUsed().map((it) => [a, b, c, d].indexOf(it))).toEqual([3, 2, 1]);
});

it('of many, the latest and the one before all others are remembered', () => {
  const meshes = createMeshes(9);
  note(...meshes.map((mesh, at) => [mesh, at] as const));
  expect(listMeshesUsed().map((it) => meshes.indexOf(it))).toEqual([8, 7, 6, 0]);
});

it('the past is unknown until somebody has settled it', () => {
  note([createMeshes(1)[0], 0]);
  expect(isPastSettled()).toBe(false);
  settlePast();
  expect(isPastSettled()).toBe(true);
});
