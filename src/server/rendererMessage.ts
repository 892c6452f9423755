import type { Family } from '@/metrics/family';

/** What the process that makes pages tells the one that serves them. */
export type RendererMessage =
  | { readonly kind: 'ready' }
  /** A page was made anew; `isKept` says whether it is in the page cache's store. */
  | { readonly kind: 'made'; readonly key: string; readonly isKept: boolean }
  /** What was made until then may be out of date, in ms since 1970. */
  | { readonly kind: 'news'; readonly moment: number }
  /** Answers the question of that number. */
  | { readonly kind: 'metrics'; readonly question: number; readonly families: readonly Family[] };

/** What it is told itself. */
export type RendererOrder =
  | { readonly kind: 'metrics'; readonly question: number }
  /** Nobody waits for an answer any more. */
  | { readonly kind: 'stop' };
