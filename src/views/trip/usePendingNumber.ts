import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** In ms after the last step. Several steps are one change. */
const PAUSE_MS = 600;

/** A number of this visitor, until the server has answered. */
interface Pending {
  readonly value: number;
}

/**
 * A number that the server keeps, in a field with steps. The field shows a new number at once. It is sent after a pause, so
 * that several steps are one change. Typed digits wait until the field reports their number without `isTyped`: to the
 * server, 1 on the way to 12 would be a change of its own.
 *
 * @param value as the server has it
 * @param send settles when the server has answered; the field then shows the number of the server
 */
export const usePendingNumber = (value: number, send: (value: number) => Promise<unknown>) => {
  const [pending, setPending] = useState<Pending>();
  /** What was sent last, while there is no answer. */
  const sent = useRef<Pending>(undefined);

  const submit = useEffectEvent(() => {
    if (!pending || pending === sent.current) return;
    if (pending.value === (sent.current ?? { value }).value) {
      setPending(sent.current);
      return;
    }
    sent.current = pending;
    void send(pending.value).finally(() => {
      if (sent.current === pending) sent.current = undefined;
      // A later number stays.
      setPending((now) => (now === pending ? undefined : now));
    });
  });

  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(submit, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [pending]);
  // A card moves to another day with its number not yet sent.
  useEffect(() => () => submit(), []);

  return {
    value: (pending ?? { value }).value,
    /** Whether the server does not have it yet. */
    isPending: pending !== undefined,
    onChange: (next: number, isTyped = false) => setPending(isTyped ? undefined : { value: next }),
  };
};
