import { formatWithOptions, stripVTControlCharacters } from 'node:util';
import { log } from './log';

const levels = { error: 'error', warn: 'warn', log: 'info', info: 'info', debug: 'debug' } as const;

/**
 * Has what libraries print become lines of the log, in a process of which nobody reads anything else: Next tells of
 * pages that could not be made in no other way. At a terminal it stays as it is.
 */
export const takeOverConsole = (): void => {
  if (process.stderr.isTTY) return;
  for (const method of Object.keys(levels) as (keyof typeof levels)[]) {
    console[method] = (...values: unknown[]) => {
      const error = values.find((value) => value instanceof Error);
      const words = values.filter((value) => value !== error);
      const text = stripVTControlCharacters(formatWithOptions({ colors: false }, ...words)).trim();
      log[levels[method]](text || (error?.message ?? ''), error ? { error } : {});
    };
  }
};
