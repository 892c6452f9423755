import { getLogger } from './logger';

/** Additional fields of a line. They must not contain personal data, queries or request bodies. */
interface Fields {
  readonly error?: unknown;
  readonly [name: string]: unknown;
}

type Tell = (text: string, fields?: Fields) => void;

const tellAt =
  (level: 'debug' | 'info' | 'warn' | 'error'): Tell =>
  (text, fields = {}) =>
    getLogger()[level](fields, text);

/** The log for operators. The regular output of commands is not part of it. */
export const log = {
  debug: tellAt('debug'),
  info: tellAt('info'),
  warn: tellAt('warn'),
  error: tellAt('error'),
};
