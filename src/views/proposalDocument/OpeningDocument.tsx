import { useEffect, useRef } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { openDocument } from './documentCalls';
import { DocumentLoading } from './DocumentLoading';
import type { DocumentPageProps } from './documentPage';
import { NoDocument } from './NoDocument';

interface OpeningDocumentProps extends DocumentPageProps {
  readonly token: string;
  readonly onOpened: (id: string, token: string) => void;
}

const once = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
};

/** Exchanges the token of a link for the cookie of its document. */
export const OpeningDocument = ({ token, onOpened, ...page }: OpeningDocumentProps) => {
  const { data, error, isLoading, mutate } = useSWR(
    ['openDocument', token],
    () => openDocument(token),
    once,
  );
  const { mutate: mutateAny } = useSWRConfig();
  const isTold = useRef(false);
  useEffect(() => {
    if (!data || isTold.current) return;
    isTold.current = true;
    // What this tab was told before it had this cookie does not count.
    void mutateAny(['document', data.id, null], undefined).then(() => onOpened(data.id, token));
  }, [data, token, onOpened, mutateAny]);
  if (isLoading || data) return <DocumentLoading />;
  return error === undefined ? (
    <NoDocument words="unknown" {...page} />
  ) : (
    <NoDocument words="failure" onRetry={() => void mutate()} {...page} />
  );
};
