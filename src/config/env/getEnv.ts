import { type Env, parseEnv } from './env';

let parsed: Env | undefined;

/**
 * The environment of this process, parsed on first use and cached. Server only.
 *
 * @throws if a variable is invalid; every command checks this at its start, so it does not happen in a request
 */
export const getEnv = (): Env => {
  if (parsed) return parsed;
  const result = parseEnv(process.env);
  if (!result.ok) throw new Error(result.problem.join('\n'));
  parsed = result.value;
  return parsed;
};
