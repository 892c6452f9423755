/** One problem of a posted body. */
export interface Issue {
  /** Dotted path with the field names of the API: `items.0.selected_date`. Empty for the whole body. */
  readonly path: string;
  /** What is wrong and what would be right, as the rest of a sentence that starts with the path. */
  readonly message: string;
}

/** All problems, at least one. */
export type Issues = readonly [Issue, ...Issue[]];

const toSentence = ({ path, message }: Issue) => `${path || 'The body'} ${message}`;

/** The first issue as a sentence, with the number of further issues. */
export const summarize = ([first, ...others]: Issues): string =>
  toSentence(first) + (others.length > 0 ? ` (and ${others.length} more)` : '');
