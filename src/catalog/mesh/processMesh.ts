import type { ContentFault } from '@/catalog/sources/contentFault';
import type { SourceId } from '@/catalog/sources/loader';
import type { Mesh } from './mesh';

/** The state of one source. */
export interface SourceState {
  readonly id: SourceId;
  readonly isFailing: boolean;
  /** When it last answered, in ms since 1970; `undefined` if never since the process started. */
  readonly goodAt: number | undefined;
}

/** The content of a process and the state of its sources. */
export interface ProcessMesh {
  readonly get: () => Promise<Mesh>;
  readonly listFailing: () => readonly string[];
  readonly listSources: () => readonly SourceState[];
  readonly listFaults: () => readonly ContentFault[];
  /** Resolves when the last loads of the sources are on disk. */
  readonly idle: () => Promise<unknown>;
}

declare module '@/platform/process/processState' {
  interface ProcessStateTypes {
    mesh: ProcessMesh;
  }
}
