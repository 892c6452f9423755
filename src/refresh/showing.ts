import type { SiteContext } from '@/views/context';
import type { Page } from '@/sites/page';

/** One site at one time, beside what the same site was or is at the other times that count. */
export interface Moment {
  readonly context: SiteContext;
  readonly others: readonly SiteContext[];
}

/** Which pages of a site show a thing. They may be named more than once; those that it matters most to come first. */
export type FindShowing = (moment: Moment, key: string) => readonly Page[];
