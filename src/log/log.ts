import { getLogger } from './logger';

/** What goes beside the text: never an address or a name of anybody, a query, or what was sent. */
interface Fields {
  readonly error?: unknown;
  readonly [name: string]: unknown;
}

type Tell = (text: string, fields?: Fields) => void;

const tellAt =
  (level: 'debug' | 'info' | 'warn' | 'error'): Tell =>
  (text, fields = {}) =>
    getLogger()[level](fields, text);

/** What operators are to know. What a command prints for whoever called it is no part of this. */
export const log = {
  debug: tellAt('debug'),
  info: tellAt('info'),
  warn: tellAt('warn'),
  error: tellAt('error'),
};
