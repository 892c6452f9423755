import type { Mesh } from './mesh';

/** What a process knows of its content, and how it keeps it. */
export interface ProcessMesh {
  readonly get: () => Promise<Mesh>;
  readonly listFailing: () => readonly string[];
  /** Resolves when what the sources last gave is on disk. */
  readonly idle: () => Promise<unknown>;
}

/** Next may bundle this module into several chunks; they must still share one mesh. */
export const shared = globalThis as typeof globalThis & { troupeMesh?: ProcessMesh };
