/** One thing that is wrong with what was posted. */
export interface Issue {
  /** Dotted, in the names of the wire: `items.0.selected_date`. Empty when the whole body is meant. */
  readonly path: string;
  /** What is wrong and what would be right, as the rest of a sentence that starts with the path. */
  readonly message: string;
}

/** Everything that is wrong; at least one thing is. */
export type Issues = readonly [Issue, ...Issue[]];

const toSentence = ({ path, message }: Issue) => `${path || 'The body'} ${message}`;

/** The first thing that is wrong, as a sentence, and how many more there are. */
export const summarize = ([first, ...others]: Issues): string =>
  toSentence(first) + (others.length > 0 ? ` (and ${others.length} more)` : '');
