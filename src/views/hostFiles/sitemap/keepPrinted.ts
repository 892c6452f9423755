import type { Mesh } from '@/catalog/mesh/mesh';

/**
 * In characters, over all sites; the oldest entries are evicted first. A large shop's sitemaps have some 250 million.
 */
const room = 32_000_000;

const printed = new WeakMap<Mesh, Map<string, string>>();

/** Caches printed texts as long as their mesh lives, within a memory limit. */
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
