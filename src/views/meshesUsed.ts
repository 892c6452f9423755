import { processState } from '@/platform/process/processState';
import type { Mesh } from '@/catalog/mesh/mesh';

/** How long an unused mesh is kept after the revalidation period of its pages. In ms. */
const grace = 30_000;

/** The first one and the latest ones. Each needs little memory, since they share records. */
const most = 4;

interface Used {
  readonly mesh: Mesh;
  /** When a newer mesh replaced it, in ms of the monotonic clock. */
  until: number;
}

declare module '@/platform/process/processState' {
  interface ProcessStateTypes {
    meshesUsed: Used[];
    isPastSettled: boolean;
  }
}

const listUsed = (): Used[] => (processState.meshesUsed ??= []);

/** Records that a page is about to be rendered from a mesh. */
export const noteMesh = (mesh: Mesh, now: number, revalidateSeconds: number): void => {
  const used = listUsed();
  const [latest] = used;
  if (latest?.mesh === mesh) return;
  if (latest) latest.until = now;
  // An older mesh that a running render still uses.
  if (used.some((it) => it.mesh === mesh)) return;
  const kept = used.filter(({ until }) => until > now - revalidateSeconds * 1000 - grace);
  const [first] = kept.slice(-1);
  const rest = [{ mesh, until: Number.POSITIVE_INFINITY }, ...kept];
  processState.meshesUsed =
    first && rest.length > most ? [...rest.slice(0, most - 1), first] : rest;
};

/**
 * Returns the meshes that pages were rendered from within the last revalidation period, newest first: they show where
 * things appeared before a change. At most four.
 */
export const listMeshesUsed = (): readonly Mesh[] => listUsed().map(({ mesh }) => mesh);

/** Records that all pages from before the start of this process have been replaced. */
export const settlePast = (): void => {
  processState.isPastSettled = true;
};

/** Whether all pages from before the start of this process have been replaced. Their meshes are not known here. */
export const isPastSettled = (): boolean => processState.isPastSettled ?? false;
