import { z } from 'zod';
import type { Dependency } from './dependency';

/**
 * `degraded` serves every page and lacks something else: orders cannot be taken, or news of a source does not come
 * through. `draining` answers as ever, but is about to end.
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
      state: z.enum(['up', 'slow', 'down']),
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

/** 503 for whoever should send visitors elsewhere. */
export const toStatusCode = ({ status }: Readiness): 200 | 503 =>
  status === 'ready' || status === 'degraded' ? 200 : 503;

/** JSON with each dependency on a line of its own. */
export const printReadiness = ({ status, dependencies }: Readiness): string => {
  const lines = dependencies.map(
    ({ name, state, isNeeded, detail }) =>
      `    ${JSON.stringify({ name, state, isNeeded, detail })}`,
  );
  return `{\n  "status": "${status}",\n  "dependencies": [\n${lines.join(',\n')}\n  ]\n}\n`;
};

/** @returns the dependencies that another process has told of; nothing where it told something else */
export const parseDependencies = (text: string): readonly Dependency[] | undefined => {
  try {
    const parsed = wire.safeParse(JSON.parse(text));
    if (!parsed.success) return undefined;
    return parsed.data.dependencies.map(({ detail, ...rest }) =>
      detail === undefined ? rest : { ...rest, detail },
    );
  } catch {
    return undefined;
  }
};
