import type { SourceId } from '@/sources/loader';
import type { Mesh } from './mesh';

/** How one source does. */
export interface SourceState {
  readonly id: SourceId;
  readonly isFailing: boolean;
  /** When it last gave what it has, in ms since 1970; nothing where it never did in this life of the process. */
  readonly goodAt: number | undefined;
}

/** What a process knows of its content, and how it keeps it. */
export interface ProcessMesh {
  readonly get: () => Promise<Mesh>;
  readonly listFailing: () => readonly string[];
  readonly listSources: () => readonly SourceState[];
  /** Resolves when what the sources last gave is on disk. */
  readonly idle: () => Promise<unknown>;
}

/** Next may bundle this module into several chunks; they must still share one mesh. */
export const shared = globalThis as typeof globalThis & { troupeMesh?: ProcessMesh };
