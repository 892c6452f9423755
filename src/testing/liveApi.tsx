import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { HttpError } from '@/http/httpError';

/** What the API answers, by path; everything else fails as if nobody was there. */
export type Answers = Readonly<Record<string, unknown>>;

export const notFoundError = new HttpError('status', 'GET: status 404', 404);
export const unreachableError = new HttpError('unreachable', 'GET: no answer (ECONNREFUSED)');

/** Stands in for `fetchPayload`: errors among the answers are thrown. */
export const answerFrom =
  (answers: Answers) =>
  async (path: string): Promise<unknown> => {
    const answer = path in answers ? answers[path] : unreachableError;
    if (answer instanceof Error) throw answer;
    return answer;
  };

/** A browser that has called nothing yet. */
export const FreshCalls = ({ children }: { readonly children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
);

/** Once everything that was asked for is there, and shown. */
export const letAnswersArrive = () =>
  act(async () => {
    // What follows from an answer follows at once, so a turn of the event loop is enough.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  });
