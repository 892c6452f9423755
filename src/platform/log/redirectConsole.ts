import { formatWithOptions, stripVTControlCharacters } from 'node:util';
import { keysOf } from '@/lib/keysOf';
import { log } from './log';

const levels = { error: 'error', warn: 'warn', log: 'info', info: 'info', debug: 'debug' } as const;

/**
 * Redirects the console output of libraries to the log. Next reports failed renders only on the console. In a terminal,
 * the console stays unchanged.
 */
export const redirectConsole = (): void => {
  if (process.stderr.isTTY) return;
  for (const method of keysOf(levels)) {
    console[method] = (...values: unknown[]) => {
      const error = values.find((value) => value instanceof Error);
      const words = values.filter((value) => value !== error);
      const text = stripVTControlCharacters(formatWithOptions({ colors: false }, ...words)).trim();
      log[levels[method]](text || (error?.message ?? ''), error ? { error } : {});
    };
  }
};
