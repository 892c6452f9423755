import type { Mesh } from '@/mesh/mesh';

/** How long a mesh that is no longer used is remembered beyond the window in which its pages are refreshed. In ms. */
const grace = 30_000;

/** The one before all others, and the latest. Each holds little of its own: records are shared. */
const most = 4;

interface Used {
  readonly mesh: Mesh;
  /** When another took its place, in ms of the clock that never goes back. */
  until: number;
}

// Next may bundle this module into several chunks; they must still share one list.
const shared = globalThis as typeof globalThis & {
  troupeMeshesUsed?: Used[];
  troupePastSettled?: boolean;
};

const listUsed = (): Used[] => (shared.troupeMeshesUsed ??= []);

/** A page is about to be made from a mesh. */
export const noteMesh = (mesh: Mesh, now: number, revalidateSeconds: number): void => {
  const used = listUsed();
  const [latest] = used;
  if (latest?.mesh === mesh) return;
  if (latest) latest.until = now;
  // An older one that somebody is not done with yet.
  if (used.some((it) => it.mesh === mesh)) return;
  const kept = used.filter(({ until }) => until > now - revalidateSeconds * 1000 - grace);
  const [first] = kept.slice(-1);
  const rest = [{ mesh, until: Number.POSITIVE_INFINITY }, ...kept];
  shared.troupeMeshesUsed =
    first && rest.length > most ? [...rest.slice(0, most - 1), first] : rest;
};

/**
 * The meshes that pages were made from within the last window, the newest first: where things were shown before they
 * changed. At most four of them.
 */
export const listMeshesUsed = (): readonly Mesh[] => listUsed().map(({ mesh }) => mesh);

/** Pages from before this process was started are out of service by now. */
export const settlePast = (): void => {
  shared.troupePastSettled = true;
};

/** Whether no page is about from before this process was started: what those were made from, nobody knows here. */
export const isPastSettled = (): boolean => shared.troupePastSettled ?? false;
