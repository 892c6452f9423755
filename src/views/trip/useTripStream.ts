import { useEffect, useRef, useState } from 'react';
import { TRIP_STREAM_PATH } from '@/commerce/trips/model/tripStream';

/** After a refusal: the shop has too many streams, or none at all. Doubled with each further one. */
const RETRY_DELAY_MS = 60_000;
const MAX_RETRY_DELAY_MS = 16 * RETRY_DELAY_MS;

export interface TripStream {
  /** Whether changes are reported by a stream just now. Without one, the trip is polled. */
  readonly isLive: boolean;
  /** In ms over which the open pages of this trip spread their requests. */
  readonly spreadMs: number;
}

const toWhole = (data: unknown): number | undefined => {
  const value = Number(data);
  return Number.isSafeInteger(value) && value >= 0 ? value : undefined;
};

/**
 * Listens for changes of a trip, by server-sent events that carry its revision only. The stream is open while the page is
 * visible. It starts with the revision of now, so nothing is lost while there is none.
 *
 * @param id public; `undefined` for no stream
 * @param onRevision called for each revision that is reported, also for known ones
 */
export const useTripStream = (
  id: string | undefined,
  onRevision: (revision: number, spreadMs: number) => void,
): TripStream => {
  const [isLive, setIsLive] = useState(false);
  const [spreadMs, setSpreadMs] = useState(0);
  const report = useRef(onRevision);
  useEffect(() => {
    report.current = onRevision;
  });

  useEffect(() => {
    if (id === undefined || typeof EventSource === 'undefined') return;
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let spread = 0;
    let retryDelayMs = RETRY_DELAY_MS;

    const close = () => {
      clearTimeout(timer);
      source?.close();
      source = undefined;
      setIsLive(false);
    };

    const open = () => {
      close();
      const opened = new EventSource(`${TRIP_STREAM_PATH}?id=${id}`);
      source = opened;
      opened.addEventListener('open', () => {
        retryDelayMs = RETRY_DELAY_MS;
        setIsLive(true);
      });
      opened.addEventListener('spread', ({ data }: MessageEvent<unknown>) => {
        spread = toWhole(data) ?? 0;
        setSpreadMs(spread);
      });
      opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const revision = toWhole(data);
        if (revision !== undefined) report.current(revision, spread);
      });
      opened.addEventListener('error', () => {
        setIsLive(false);
        // The browser opens an interrupted stream again by itself, but not one that was refused.
        if (opened.readyState !== EventSource.CLOSED || source !== opened) return;
        close();
        timer = setTimeout(follow, retryDelayMs * (1 + Math.random()));
        retryDelayMs = Math.min(retryDelayMs * 2, MAX_RETRY_DELAY_MS);
      });
    };

    const follow = () => {
      if (document.visibilityState === 'hidden') close();
      else if (!source) open();
    };

    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      close();
    };
  }, [id]);

  return { isLive, spreadMs };
};
