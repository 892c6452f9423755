import { createRequire } from 'node:module';
import type * as NextEnv from '@next/env';
import { type Env, parseEnv } from '@/env/env';

// CommonJS in a form whose names Node 20.9 cannot import.
const { loadEnvConfig } = createRequire(import.meta.url)('@next/env') as typeof NextEnv;

/**
 * The environment with `.env` files applied as Next applies them, checked before anything starts. A bad value ends the
 * process with one line per variable.
 */
export const readEnv = (isDevelopment = false): Env => {
  loadEnvConfig(process.cwd(), isDevelopment, { info: () => {}, error: console.error });
  const env = parseEnv(process.env);
  if (env.ok) return env.value;
  for (const problem of env.problem) console.error(problem);
  process.exit(1);
};
