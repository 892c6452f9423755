import { createRequire } from 'node:module';
import type * as NextEnv from '@next/env';
import { type Env, parseEnv } from '@/config/env/env';

// This CommonJS module has a form whose names Node 20.9 cannot import.
const { loadEnvConfig }: typeof NextEnv = createRequire(import.meta.url)('@next/env');

/**
 * Reads the environment, with `.env` files applied as Next does, and validates it. An invalid value ends the process
 * with one line per variable.
 */
export const readEnv = (isDevelopment = false): Env => {
  loadEnvConfig(process.cwd(), isDevelopment, { info: () => {}, error: console.error });
  const env = parseEnv(process.env);
  if (env.ok) return env.value;
  for (const problem of env.problem) console.error(problem);
  process.exit(1);
};
