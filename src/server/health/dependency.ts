/**
 * `slow`: worked recently, but does not answer in time now. A busy instance must not count as broken, because its load
 * would then move to the other instances and overload them, too. `low`: works, but somebody must act: a disk is nearly
 * full, or content is refused.
 */
export const dependencyStates = ['up', 'slow', 'low', 'down'] as const;

export type DependencyState = (typeof dependencyStates)[number];

/** The public state of a dependency, without addresses and error messages. */
export interface Dependency {
  readonly name: string;
  readonly state: DependencyState;
  /** Whether no page can be served without it. */
  readonly isNeeded: boolean;
  readonly detail?: string;
}

/** Whether it does its work, even if somebody must act. */
export const doesWork = ({ state }: Pick<Dependency, 'state'>): boolean =>
  state === 'up' || state === 'low';
