/** Additional fields of a line. They must not contain personal data, queries or request bodies. */
export interface LogFields {
  readonly error?: unknown;
  readonly [name: string]: unknown;
}

/** Writes one line for operators. */
export type Tell = (text: string, fields?: LogFields) => void;

/** The log of an application, as packages use it. */
export interface Log {
  readonly debug: Tell;
  readonly info: Tell;
  readonly warn: Tell;
  readonly error: Tell;
}
