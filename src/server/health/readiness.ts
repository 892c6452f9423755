import { z } from 'zod';
import { parseJson } from '@/lib/parseJson';
import { type Dependency, dependencyStates } from './dependency';

/**
 * `degraded`: serves every page, but something else fails: for example, orders cannot be accepted, or a source does not
 * answer. `draining`: still answers requests, but shuts down soon.
 */
export type ReadyStatus = 'ready' | 'degraded' | 'unavailable' | 'draining';

export interface Readiness {
  readonly status: ReadyStatus;
  readonly dependencies: readonly Dependency[];
}

const wire = z.object({
  dependencies: z.array(
    z.object({
      name: z.string(),
      state: z.enum(dependencyStates),
      isNeeded: z.boolean(),
      detail: z.string().optional(),
    }),
  ),
});

export const toReadiness = (dependencies: readonly Dependency[], isDraining = false): Readiness => {
  if (isDraining) return { status: 'draining', dependencies };
  const isUnavailable = dependencies.some(({ isNeeded, state }) => isNeeded && state === 'down');
  if (isUnavailable) return { status: 'unavailable', dependencies };
  const isWell = dependencies.every(({ state }) => state === 'up');
  return { status: isWell ? 'ready' : 'degraded', dependencies };
};

/** @returns 503 if load balancers should use another instance */
export const toStatusCode = ({ status }: Readiness): 200 | 503 =>
  status === 'ready' || status === 'degraded' ? 200 : 503;

/** Prints JSON with one dependency per line. */
export const printReadiness = ({ status, dependencies }: Readiness): string => {
  const lines = dependencies.map(
    ({ name, state, isNeeded, detail }) =>
      `    ${JSON.stringify({ name, state, isNeeded, detail })}`,
  );
  return `{\n  "status": "${status}",\n  "dependencies": [\n${lines.join(',\n')}\n  ]\n}\n`;
};

/** Parses the dependencies in the readiness response of another process. @returns undefined if it is invalid */
export const parseDependencies = (text: string): readonly Dependency[] | undefined => {
  const parsed = wire.safeParse(parseJson(text));
  if (!parsed.success) return undefined;
  return parsed.data.dependencies.map(({ detail, ...rest }) =>
    detail === undefined ? rest : { ...rest, detail },
  );
};
