import type { SiteId } from '@/config/sites/site';

export interface ProposalView {
  /** The site that requests are sent from. */
  readonly locale: SiteId;
  /** Path of the page of the document that a request leads to. */
  readonly document: string;
}
