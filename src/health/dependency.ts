/**
 * `slow` has answered lately and does not just now: a busy shop must not be taken for a broken one, or the load of one
 * instance after the other falls onto those that are left.
 */
export type DependencyState = 'up' | 'slow' | 'down';

/** What the shop leans on, as everybody may hear of it: without addresses, without what an error said. */
export interface Dependency {
  readonly name: string;
  readonly state: DependencyState;
  /** Without it no page can be served. */
  readonly isNeeded: boolean;
  readonly detail?: string;
}
