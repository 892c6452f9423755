import { useState } from 'react';
import useSWR from 'swr';
import type { DocumentState } from '@/commerce/proposals/model/documentState';
import {
  type DocumentOutcome,
  fetchDocument,
  sendCommand,
  type SentCommand,
} from './documentCalls';
import { keepRead } from './keepRead';

export interface DocumentActions {
  readonly send: (command: SentCommand) => Promise<DocumentOutcome>;
  /** @param version its number; `null` for the newest one that the reader has been told of */
  readonly show: (version: number | null) => void;
  readonly isSending: boolean;
}

/** `unknown`: this browser may not see it. `failed`: the shop could not be asked. */
export type DocumentAnswer =
  | { readonly kind: 'loading' | 'unknown' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | {
      readonly kind: 'found';
      readonly state: DocumentState;
      readonly actions: DocumentActions;
    };

interface Asked {
  /** The number of the version that the reader has asked for; `null` if for none. */
  readonly wanted: number | null;
  /** What the shop is asked for: a number, or `null` for the newest one. */
  readonly version: number | null;
}

/** Questions, signatures and versions of others arrive with the next look, while the page is visible. */
const LOOK_MS = 15_000;

/**
 * The document of this browser's cookie. The version that is read stays until its reader asks for another one, so nobody
 * signs what has come meanwhile.
 *
 * @param id public
 */
export const useDocument = (id: string): DocumentAnswer => {
  const [{ wanted, version }, ask] = useState<Asked>({ wanted: null, version: null });
  const [read, setRead] = useState<DocumentState>();
  const [sending, setSending] = useState(0);
  // `null` is an answer too: there is no document for this browser any more. The former version stays while another one
  // loads.
  const { data, error, isLoading, mutate } = useSWR<DocumentState | null, unknown>(
    ['document', id, version],
    async () => (await fetchDocument(id, version)) ?? null,
    { shouldRetryOnError: false, keepPreviousData: true, refreshInterval: LOOK_MS },
  );
  if (data === null) return { kind: 'unknown' };
  if (!data) {
    return error === undefined || isLoading
      ? { kind: 'loading' }
      : { kind: 'failed', retry: () => void mutate() };
  }
  const state = keepRead(read, data, wanted);
  if (state.shown !== read?.shown || state.text !== read.text) setRead(state);
  const send = async (command: SentCommand): Promise<DocumentOutcome> => {
    setSending((count) => count + 1);
    try {
      const outcome = await sendCommand(id, command);
      const { problem, state: newest } = outcome;
      if (command.kind === 'freeze' && newest && !problem) {
        // Whoever has made a version reads it next.
        ask({ wanted: newest.shown, version: null });
      }
      // The answer shows the newest version.
      if (newest && version === null) await mutate(newest, { revalidate: false });
      else await mutate();
      return outcome;
    } finally {
      setSending((count) => count - 1);
    }
  };
  const show = (number: number | null) => {
    const newest = state.versions.at(-1)?.number ?? state.shown;
    const next = number ?? newest;
    ask({ wanted: next, version: next === newest ? null : next });
  };
  return { kind: 'found', state, actions: { send, show, isSending: sending > 0 } };
};
