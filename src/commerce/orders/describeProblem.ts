import type { z } from 'zod';

const names: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'a text',
};

const nameOf = (kind: string) => names[kind] ?? 'something else';

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

const formatBound = (origin: string, bound: string) => {
  if (origin === 'array') return `must have ${bound} entries`;
  return origin === 'string' ? `must have ${bound} characters` : `must be ${bound}`;
};

const describeRight = (issue: z.core.$ZodRawIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${nameOf(issue.expected)}`;
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'too_small':
      return formatBound(issue.origin, `at least ${issue.minimum}`);
    case 'too_big':
      return formatBound(issue.origin, `at most ${issue.maximum}`);
    default:
      return 'must have another form';
  }
};

/**
 * The default message for a schema issue: the rest of a sentence that starts with the path, with what is wrong and what
 * would be right. Never has the value itself, which may be long or private.
 */
export const describeProblem = (issue: z.core.$ZodRawIssue): string => {
  const right = describeRight(issue);
  if (issue.input === undefined) return `is missing: it ${right}`;
  return issue.code === 'invalid_type' ? `${right}, but is ${nameOf(kindOf(issue.input))}` : right;
};
