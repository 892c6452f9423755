import { useEffect, useRef } from 'react';
import { type CatchUpParts, createCatchUp } from './catchUp';
import { useTripStream } from './useTripStream';

const POLLING_MS = 5000;
/** With a stream, for what has no revision: prices, links and the catalogue. */
const SLOW_POLLING_MS = 60_000;

/**
 * Keeps the state of a trip new: it is read when the stream reports a revision that the page does not have.
 * Without a stream, and for what has no revision, it is polled while the page is visible.
 *
 * @param id public; `undefined` while there is no trip to listen to
 */
export const useLiveTrip = (id: string | undefined, parts: CatchUpParts): void => {
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  const catchUp = useRef<ReturnType<typeof createCatchUp>>(undefined);
  useEffect(() => {
    const created = createCatchUp({
      revision: () => latest.current.revision(),
      isSending: () => latest.current.isSending(),
      read: () => latest.current.read(),
    });
    catchUp.current = created;
    return created.stop;
  }, [id]);
  const { isLive, spreadMs } = useTripStream(id, (revision, spread) =>
    catchUp.current?.want(revision, spread),
  );
  const pollingMs = isLive ? SLOW_POLLING_MS : POLLING_MS + spreadMs;
  useEffect(() => {
    if (id === undefined) return;
    const poll = () => {
      if (document.visibilityState === 'visible') void latest.current.read();
    };
    const timer = setInterval(poll, pollingMs);
    return () => clearInterval(timer);
  }, [id, pollingMs]);
};
