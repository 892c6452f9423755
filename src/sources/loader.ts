import type { Fault } from '@/lib/fault';

/** One thing as a source has it, before anyone has looked inside. */
export interface RawRecord {
  /** Where it comes from, in words an editor knows: a path below the content folder. */
  readonly file: string;
  readonly data: unknown;
}

/** Every source there is. */
export type SourceId = 'files' | 'pictures' | 'upstream' | 'cms';

export interface Loaded {
  readonly records: readonly RawRecord[];
  /** What could not even be read. The records' own faults are found later, by the mesh. */
  readonly faults: readonly Fault[];
}

/** One source of content: the only kind of code that touches the outside. */
export interface Loader {
  /** What the ownership table, the reports and the files on disk call it. */
  readonly id: SourceId;
  /** In words an operator knows. */
  readonly name: string;
  /** Everything the source has now. Unchanged records keep their identity (`===`) from one call to the next. */
  readonly load: () => Promise<Loaded>;
}
