/** Something wrong in the content, told to whoever can mend it: what, where and why. */
export interface Fault {
  /** Path below the content folder. */
  readonly file: string;
  /** Dotted path to the field; empty when the whole file is meant. */
  readonly field: string;
  readonly kind: FaultKind;
  readonly reason: string;
}

export type FaultKind =
  | 'unreadable'
  | 'too-large'
  | 'not-json'
  | 'not-yaml'
  | 'misplaced'
  | 'schema'
  | 'duplicate-id'
  | 'duplicate-slug'
  | 'reserved-slug'
  | 'dangling-reference'
  | 'missing-translation'
  | 'mismatched-keys'
  | 'missing-picture'
  | 'unsold'
  | 'unshown'
  | 'wording'
  | 'markup'
  | 'missing-page'
  | 'unlisted-host'
  | 'duplicate-path'
  | 'redirect-chain'
  | 'shadowed'
  | 'undescribed'
  | 'conflict';

/** Names of files are anybody's, and a terminal does what some characters tell it to. */
const tame = (text: string): string =>
  text.replaceAll(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (it) => `\\u{${it.codePointAt(0)?.toString(16)}}`,
  );

/** One line, whatever is in it. */
export const formatFault = ({ file, field, kind, reason }: Fault): string =>
  tame(`${file}${field ? ` › ${field}` : ''}: ${reason} [${kind}]`);
