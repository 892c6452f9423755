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
  | 'not-json'
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
  | 'wording';

export const formatFault = ({ file, field, kind, reason }: Fault): string =>
  `${file}${field ? ` › ${field}` : ''}: ${reason} [${kind}]`;
