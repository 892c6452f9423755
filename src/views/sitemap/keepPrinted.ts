import type { Mesh } from '@/mesh/mesh';

/** In characters, over all sites: beyond it what was printed first goes first. A large shop has some 250 million. */
const room = 32_000_000;

const printed = new WeakMap<Mesh, Map<string, string>>();

/** Remembers texts for as long as the mesh lives that they were made from, as far as there is room. */
export const keepPrinted = (
  mesh: Mesh,
  name: string,
  print: () => string | undefined,
): string | undefined => {
  const kept = printed.get(mesh) ?? new Map<string, string>();
  printed.set(mesh, kept);
  const known = kept.get(name);
  if (known !== undefined) return known;
  const text = print();
  if (text === undefined) return undefined;
  kept.set(name, text);
  let taken = [...kept.values()].reduce((sum, { length }) => sum + length, 0);
  for (const [oldest, { length }] of kept) {
    if (taken <= room) break;
    kept.delete(oldest);
    taken -= length;
  }
  return text;
};
