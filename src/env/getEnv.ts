import { type Env, parseEnv } from './env';

let parsed: Env | undefined;

/**
 * The environment of this process, parsed on first use and kept. Server only.
 *
 * @throws when a variable is bad; every command checks before it starts, so a request never meets this
 */
export const getEnv = (): Env => {
  if (parsed) return parsed;
  const result = parseEnv(process.env);
  if (!result.ok) throw new Error(result.problem.join('\n'));
  parsed = result.value;
  return parsed;
};
