import type { z } from 'zod';

/** Why an answer, or one offer in it, is rejected. */
export interface AnswerProblem {
  /** Dotted path to the field; empty for the whole answer. */
  readonly field: string;
  readonly kind: 'not-json' | 'schema';
  readonly reason: string;
}

/** Reports only the first issue in full, so that an answer with many issues does not fill the report. */
export const toProblem = (
  { issues }: z.ZodError,
  path: readonly (string | number)[] = [],
): AnswerProblem => {
  const [first] = issues;
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : '';
  return {
    field: [...path, ...(first?.path ?? [])].map(String).join('.').slice(0, 120),
    kind: 'schema',
    reason: `${first?.message ?? 'is not what it should be'}${more}`,
  };
};
