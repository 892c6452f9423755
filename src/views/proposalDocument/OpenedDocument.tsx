import { useEffect } from 'react';
import { DocumentLoading } from './DocumentLoading';
import type { DocumentPageProps } from './documentPage';
import { FoundDocument } from './FoundDocument';
import { NoDocument } from './NoDocument';
import { useDocument } from './useDocument';

interface OpenedDocumentProps extends DocumentPageProps {
  readonly id: string;
  /** Of the link that has just opened it; `null` later. */
  readonly token: string | null;
}

/** The document of this browser's cookie. */
export const OpenedDocument = ({ id, token, ...page }: OpenedDocumentProps) => {
  const answer = useDocument(id);
  const { heading } = page;
  const isFound = answer.kind === 'found';
  useEffect(() => {
    if (isFound) heading.current?.focus({ preventScroll: true });
  }, [isFound, heading]);
  switch (answer.kind) {
    case 'found':
      return (
        <FoundDocument state={answer.state} actions={answer.actions} token={token} {...page} />
      );
    case 'loading':
      return <DocumentLoading />;
    case 'unknown':
      return <NoDocument words="unknown" {...page} />;
    case 'failed':
      return <NoDocument words="failure" onRetry={answer.retry} {...page} />;
  }
};
