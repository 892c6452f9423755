/** A label and its value. */
export type Row = readonly [label: string, value: string];

/** A part of an e-mail, for both the text and the HTML version. */
export type Block =
  | { readonly kind: 'text'; readonly text: string; readonly isSmall?: boolean }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly Row[] }
  | { readonly kind: 'steps'; readonly steps: readonly string[] }
  /** The main action. `href` is absolute. */
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  /** Text that a customer wrote; its line breaks are kept. */
  | { readonly kind: 'words'; readonly label: string; readonly text: string }
  | {
      readonly kind: 'item';
      readonly name: string;
      readonly when: string;
      /** What has to be settled before the shop confirms. */
      readonly notices: readonly string[];
      readonly lines: readonly Row[];
      readonly total: string;
    }
  /** `main` is the label of the most important row. */
  | { readonly kind: 'totals'; readonly rows: readonly Row[]; readonly main: string };

/** The content of an e-mail, without addresses. */
export interface EmailContent {
  /** One line. */
  readonly subject: string;
  readonly blocks: readonly Block[];
}
