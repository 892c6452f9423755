import type { Answer } from './http';

/** The parts of a response that a browser or a cache stores. */
export interface Stored {
  readonly status: number;
  readonly type: Answer['headers'][string];
  readonly location: Answer['headers'][string];
  readonly cookies: Answer['headers'][string];
  readonly body: string;
}

export const toStored = ({ status, headers, body }: Answer): Stored => ({
  status,
  type: headers['content-type'],
  location: headers['location'],
  cookies: headers['set-cookie'],
  body,
});

/** The first difference of two responses, kept short: tests compare thousands of whole pages. */
export const findDifference = (expected: Stored, found: Stored): string | undefined => {
  const { body: wanted, ...head } = expected;
  const { body, ...foundHead } = found;
  if (JSON.stringify(head) !== JSON.stringify(foundHead)) return JSON.stringify(foundHead);
  if (body === wanted) return undefined;
  const at = [...body].findIndex((character, index) => character !== wanted[index]);
  return `${body.slice(Math.max(0, at - 60), at + 60)} instead of ${wanted.slice(Math.max(0, at - 60), at + 60)}`;
};
