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
}
