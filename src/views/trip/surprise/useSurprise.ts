import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import type { SurpriseState } from '@/commerce/trips/model/parseSurprise';
import { fetchSurprise, type KnownState } from '../tripCalls';

/** A piece can be changed or shown at once. Nothing here is urgent. */
const POLLING_MS = 60_000;
/** After the moment of the next piece, so that the server's clock has passed it too. */
const LATER_MS = 300;
/** If it has passed by this clock alone. */
const RETRY_DELAY_MS = 10_000;

/** How long to wait before the surprise is read again. @param next ISO 8601 in UTC */
export const toReadDelay = (next: string | null, now: number): number => {
  if (next === null) return POLLING_MS;
  const leftMs = Date.parse(next) - now;
  return leftMs > 0 ? Math.min(leftMs + LATER_MS, POLLING_MS) : RETRY_DELAY_MS;
};

export type SurpriseAnswer =
  | { readonly kind: 'loading' | 'unknown' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'found'; readonly state: SurpriseState };

/**
 * The surprise of this browser's cookie. It is read again when the next piece opens, and once a minute; not while the
 * page is hidden. It has no stream: that would tell when the plan is changed.
 *
 * @param id of the page, public
 */
export const useSurprise = (id: string): SurpriseAnswer => {
  const known = useRef<KnownState<SurpriseState>>(undefined);
  // `null` is an answer too: there is no surprise for this browser any more.
  const { data, error, isLoading, mutate } = useSWR<KnownState<SurpriseState> | null, unknown>(
    ['surprise', id],
    async () => (known.current = await fetchSurprise(id, known.current)) ?? null,
    { shouldRetryOnError: false, dedupingInterval: 1000 },
  );
  const next = data?.state.next ?? null;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const plan = () => {
      timer = setTimeout(
        () => {
          if (document.visibilityState === 'visible') void mutate();
          plan();
        },
        toReadDelay(next, Date.now()),
      );
    };
    plan();
    return () => clearTimeout(timer);
  }, [next, mutate]);
  if (data) return { kind: 'found', state: data.state };
  if (data === null) return { kind: 'unknown' };
  return error === undefined || isLoading
    ? { kind: 'loading' }
    : { kind: 'failed', retry: () => void mutate(undefined) };
};
