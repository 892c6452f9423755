import type { SiteId } from '@/config/sites/site';

export interface ProposalView {
  /** The site that requests are sent from. */
  readonly locale: SiteId;
}
