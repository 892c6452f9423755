/** A label and what stands beside it. */
export type Row = readonly [label: string, value: string];

/** What an e-mail is made of, said once for both of its forms. */
export type Block =
  | { readonly kind: 'text'; readonly text: string; readonly isSmall?: boolean }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly Row[] }
  | { readonly kind: 'steps'; readonly steps: readonly string[] }
  /** Somebody's own words, line by line. */
  | { readonly kind: 'words'; readonly label: string; readonly text: string }
  | {
      readonly kind: 'item';
      readonly name: string;
      readonly when: string;
      readonly lines: readonly Row[];
      readonly total: string;
    }
  /** The one that counts is named apart. */
  | { readonly kind: 'totals'; readonly rows: readonly Row[]; readonly main: string };

/** An e-mail before it is addressed. */
export interface Letter {
  /** One line. */
  readonly subject: string;
  readonly blocks: readonly Block[];
}
