import { useState } from 'react';
import useSWR from 'swr';
import type { DocumentState } from '@/commerce/proposals/model/documentState';
import {
  type DocumentOutcome,
  fetchDocument,
  sendCommand,
  type SentCommand,
} from './documentCalls';

export interface DocumentActions {
  readonly send: (command: SentCommand) => Promise<DocumentOutcome>;
  /** @param version its number; `null` for the newest one */
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

/** Questions and signatures of others arrive with the next look, while the page is visible. */
const LOOK_MS = 15_000;

/** The document of this browser's cookie. @param id public */
export const useDocument = (id: string): DocumentAnswer => {
  const [version, setVersion] = useState<number | null>(null);
  const [sending, setSending] = useState(0);
  const { data, error, isLoading, mutate } = useSWR<DocumentState | undefined, unknown>(
    ['document', id, version],
    () => fetchDocument(id, version),
    { shouldRetryOnError: false, keepPreviousData: true, refreshInterval: LOOK_MS },
  );
  if (!data) {
    if (isLoading) return { kind: 'loading' };
    return error === undefined
      ? { kind: 'unknown' }
      : { kind: 'failed', retry: () => void mutate() };
  }
  const send = async (command: SentCommand): Promise<DocumentOutcome> => {
    setSending((count) => count + 1);
    try {
      const outcome = await sendCommand(id, command);
      // The answer shows the newest version.
      if (outcome.state && version === null) await mutate(outcome.state, { revalidate: false });
      else await mutate();
      return outcome;
    } finally {
      setSending((count) => count - 1);
    }
  };
  return {
    kind: 'found',
    state: data,
    actions: { send, show: setVersion, isSending: sending > 0 },
  };
};
