import type { SiteContext } from '@/views/context';
import type { Page } from '@/config/sites/page';

/** The context of a site in one mesh, and its contexts in the other meshes. */
export interface Moment {
  readonly context: SiteContext;
  readonly others: readonly SiteContext[];
}

/** Finds the pages of a site that show an entity, most important first, possibly with duplicates. */
export type FindDependents = (moment: Moment, key: string) => readonly Page[];
