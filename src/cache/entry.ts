/** A page as Next hands it over: the document, and the data that soft navigation asks for. */
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

/** Nothing means that there is no such page. */
export type Value = PageValue | RedirectValue | null;

/** In seconds; `false` means for ever. */
export interface CacheControl {
  readonly revalidate: number | false;
  readonly expire?: number | undefined;
}

/** One generation of one page. */
export interface Entry {
  readonly value: Value;
  readonly cacheControl: CacheControl;
  /** When making it began, in ms since 1970: it holds nothing that came to be known later. */
  readonly startedAt: number;
  /** When it was done, in ms since 1970: its window begins here. */
  readonly madeAt: number;
  /** It holds everything that its sources had then, in ms since 1970; absent where nobody can tell. */
  readonly contentFrom?: number;
  /** Up to which of the marks that all instances share its maker knew them; absent where there was nobody to share with. */
  readonly marksTo?: number;
}

/** What there is to know of a generation but for the page itself. */
export type EntryTimes = Pick<Entry, 'startedAt' | 'madeAt' | 'contentFrom' | 'marksTo'>;

type Knowledge = Pick<Entry, 'startedAt' | 'contentFrom' | 'marksTo'>;

/**
 * What a generation knows, in the order in which it counts: marks come before content, since clocks have no say in them,
 * and content before the moment of making. What is absent counts as nothing.
 */
export const toRank = ({ marksTo = 0, contentFrom = 0, startedAt }: Knowledge) =>
  [marksTo, contentFrom, startedAt] as const;

/** Whether one generation knows more than another. */
export const isNewerThan = (one: Knowledge, other: Knowledge): boolean => {
  const [left, right] = [toRank(one), toRank(other)];
  const at = left.findIndex((value, position) => value !== right[position]);
  return at >= 0 && (left[at] ?? 0) > (right[at] ?? 0);
};
