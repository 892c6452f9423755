import { act } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { SWRConfig } from 'swr';
import type { LiveCity } from '@/commerce/cart/livePrices';
import { useLive } from '@/ui/hooks/useLive';
import { HttpError } from '@troupe/basics/http/httpError';

/** The API's responses by path. All other paths fail as if the server was unreachable. */
export type Answers = Readonly<Record<string, unknown>>;

export const notFoundError = new HttpError('status', 'GET: status 404', 404);
export const unreachableError = new HttpError('unreachable', 'GET: no answer (ECONNREFUSED)');

/** Replaces `fetchPayload`. Throws the answers that are errors. */
export const answerFrom =
  (answers: Answers) =>
  async (path: string): Promise<unknown> => {
    const answer = path in answers ? answers[path] : unreachableError;
    if (answer instanceof Error) throw answer;
    return answer;
  };

/** A browser that has made no calls yet. */
export const FreshCalls = ({ children }: { readonly children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
);

/** Waits until all requested data has arrived and is rendered. */
export const letAnswersArrive = () =>
  act(async () => {
    // All effects of a response happen at once, so one turn of the event loop is enough.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  });

/** The API has returned a city. */
export const TellLiveCity = ({ city }: { readonly city: LiveCity }) => {
  const { tell } = useLive();
  useEffect(() => tell({ city }), [tell, city]);
  return null;
};

/** Budapest with go-karting at 1,000 PLN. */
export const liveBudapest: LiveCity = {
  slug: 'budapest',
  href: '/budapest',
  products: [
    {
      id: 19,
      slug: 'go-karting',
      href: '/go-karting/budapest',
      name: 'Go-karting',
      picture: '',
      price: 1000,
      single: false,
      minPeople: 6,
      stagGoesFree: null,
      closedWeekdays: [],
      seasonMonths: [],
      startTimes: [],
      mostPeople: 30,
      extras: [],
    },
  ],
};
