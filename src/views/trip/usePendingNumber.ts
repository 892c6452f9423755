import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Command } from '@/commerce/trips/model/command';
import type { TripParts } from './tripParts';

/** In ms after the last step. Several steps are one change. */
const PAUSE_MS = 600;

/** A number of this visitor, until the server has answered. */
interface Pending {
  readonly value: number;
}

interface UnsentNumber {
  /** Sends it without the pause. */
  readonly send: () => void;
  /** Forgets it. */
  readonly drop: () => void;
}

/** The fields of a trip whose numbers may not be sent yet, by their activities; `null`: the size of the group. */
export type UnsentNumbers = Map<number | null, UnsentNumber>;

/**
 * A number that the server keeps, in a field with steps. The field shows a new number at once. It is sent after a pause, so
 * that several steps are one change, or when the page is left. Typed digits wait until the field reports their number
 * without `isTyped`: to the server, 1 on the way to 12 would be a change of its own.
 *
 * @param item `null`: the size of the group
 * @param value as the server has it. The field shows it again when the server has answered
 */
export const usePendingNumber = (
  item: number | null,
  value: number,
  { actions, tell }: Pick<TripParts, 'actions' | 'tell'>,
) => {
  const { t } = useTranslation('trip');
  const [pending, setPending] = useState<Pending>();
  /** The same, for whoever cannot wait for the next render. */
  const latest = useRef<Pending>(undefined);
  /** What was sent last, while there is no answer. */
  const sent = useRef<Pending>(undefined);

  const set = (next: Pending | undefined) => {
    latest.current = next;
    setPending(next);
  };
  const toCommand = (people: number): Command =>
    item === null ? { kind: 'setPeople', people } : { kind: 'setItemPeople', item, people };

  const submit = useEffectEvent(() => {
    const next = latest.current;
    if (!next || next === sent.current) return;
    if (next.value === (sent.current ?? { value }).value) {
      set(sent.current);
      return;
    }
    sent.current = next;
    void tell(actions.send(toCommand(next.value)), t('status.saved')).finally(() => {
      if (sent.current === next) sent.current = undefined;
      // A later number stays.
      if (latest.current === next) set(undefined);
    });
  });

  const leave = useEffectEvent(() => {
    // The field reports digits that are typed to their end only when it is left.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const next = latest.current;
    // The call of a number that was just sent may end with the page.
    if (next && (sent.current || next.value !== value)) actions.leave(toCommand(next.value));
    set(undefined);
  });

  const drop = useEffectEvent(() => set(undefined));

  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(submit, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [pending]);

  const { unsent } = actions;
  useEffect(() => {
    const entry = { send: () => submit(), drop: () => drop() };
    const hide = () => leave();
    unsent.set(item, entry);
    window.addEventListener('pagehide', hide);
    return () => {
      // A card moves to another day with its number not yet sent.
      submit();
      window.removeEventListener('pagehide', hide);
      if (unsent.get(item) === entry) unsent.delete(item);
    };
  }, [item, unsent]);

  return {
    value: (pending ?? { value }).value,
    onChange: (next: number, isTyped = false) => set(isTyped ? undefined : { value: next }),
  };
};
