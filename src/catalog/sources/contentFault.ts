/** An error in the content, reported to editors. */
export interface ContentFault {
  /** Path below the content folder. */
  readonly file: string;
  /** Dotted path to the field; empty for the whole file. */
  readonly field: string;
  readonly kind: ContentFaultKind;
  readonly reason: string;
}

export type ContentFaultKind =
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

/** File names are untrusted, and terminals interpret control characters. */
const tame = (text: string): string =>
  text.replaceAll(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (it) => `\\u{${it.codePointAt(0)?.toString(16)}}`,
  );

/** Formats a fault as one line. */
export const formatContentFault = ({ file, field, kind, reason }: ContentFault): string =>
  tame(`${file}${field ? ` › ${field}` : ''}: ${reason} [${kind}]`);
