import type { ContentFault } from '@/catalog/sources/contentFault';

/** One record of a source, not validated yet. */
export interface RawRecord {
  /** The origin as shown to editors: a path below the content folder. */
  readonly file: string;
  readonly data: unknown;
}

/** All sources. */
export type SourceId = 'files' | 'pictures' | 'upstream' | 'cms';

export interface Loaded {
  readonly records: readonly RawRecord[];
  /** Faults of what could not be read. The mesh finds the faults inside the records later. */
  readonly faults: readonly ContentFault[];
}

/** One source of content. Only loaders access disks and the network for content. */
export interface Loader {
  /** The name in the ownership table, in reports and in file names. */
  readonly id: SourceId;
  /** The name for operators. */
  readonly name: string;
  /** Loads everything that the source has. Unchanged records keep their identity (`===`) between calls. */
  readonly load: () => Promise<Loaded>;
}
