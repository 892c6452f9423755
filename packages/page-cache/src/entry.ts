/** A page as Next passes it: the document, and the data for client-side navigation. */
export interface PageValue {
  readonly kind: 'PAGES';
  readonly html: string;
  readonly pageData: unknown;
  readonly headers?: unknown;
  readonly status?: number | undefined;
}

export interface RedirectValue {
  readonly kind: 'REDIRECT';
  readonly props: unknown;
}

/** `null` means that there is no such page. */
export type Value = PageValue | RedirectValue | null;

/** In seconds; `false` means forever. */
export interface CacheControl {
  readonly revalidate: number | false;
  readonly expire?: number | undefined;
}

/** One rendered version of one page. */
export interface Entry {
  readonly value: Value;
  readonly cacheControl: CacheControl;
  /** When rendering began, in ms since 1970. The page contains no later content. */
  readonly startedAt: number;
  /** When rendering ended, in ms since 1970. The revalidation period begins here. */
  readonly madeAt: number;
  /** The page contains everything that its sources had at this time, in ms since 1970; absent if unknown. */
  readonly contentFrom?: number;
  /** The last shared invalidation that its renderer knew; absent if instances share none. */
  readonly invalidationVersion?: number;
}

/** The times of an entry. */
export type EntryTimes = Pick<
  Entry,
  'startedAt' | 'madeAt' | 'contentFrom' | 'invalidationVersion'
>;

type Knowledge = Pick<Entry, 'startedAt' | 'contentFrom' | 'invalidationVersion'>;

/**
 * The values by which entries are ordered, most important first. Invalidation versions come before the date of content,
 * because they do not depend on clocks. The start of rendering comes last. An absent value counts as 0.
 */
export const toRank = ({ invalidationVersion = 0, contentFrom = 0, startedAt }: Knowledge) =>
  [invalidationVersion, contentFrom, startedAt] as const;

/** Whether one entry ranks above another (see `toRank`). */
export const isNewerThan = (one: Knowledge, other: Knowledge): boolean => {
  const [left, right] = [toRank(one), toRank(other)];
  const at = left.findIndex((value, position) => value !== right[position]);
  return at >= 0 && (left[at] ?? 0) > (right[at] ?? 0);
};
