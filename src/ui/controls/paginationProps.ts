export interface PaginationProps {
  /** Counted from 1. */
  readonly current: number;
  /** Paths of all pages, in order. */
  readonly hrefs: readonly string[];
}
