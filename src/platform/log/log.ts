import type { Log, Tell } from '@troupe/basics/log';
import { getLogger } from './logger';

const tellAt =
  (level: 'debug' | 'info' | 'warn' | 'error'): Tell =>
  (text, fields = {}) =>
    getLogger()[level](fields, text);

/** The log for operators. The regular output of commands is not part of it. */
export const log: Log = {
  debug: tellAt('debug'),
  info: tellAt('info'),
  warn: tellAt('warn'),
  error: tellAt('error'),
};
