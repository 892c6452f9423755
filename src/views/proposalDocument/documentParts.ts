import type { DocumentState, DocumentVersion } from '@/commerce/proposals/model/documentState';
import type { DocumentOutcome } from './documentCalls';
import type { DocumentPageProps } from './documentPage';
import type { DocumentActions } from './useDocument';

/** What the parts of a document share. */
export interface DocumentParts extends DocumentPageProps {
  readonly state: DocumentState;
  /** The one that is shown. */
  readonly version: DocumentVersion;
  readonly actions: DocumentActions;
  /** Says what a press has led to. @returns whether it was done */
  readonly tell: (outcome: Promise<DocumentOutcome>, done: string) => Promise<boolean>;
}
