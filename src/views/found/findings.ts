import type { FrameProps } from '@/layouts/frameProps';
import type { Alternate } from './alternates';

/** What the document says of a page to those who look for pages. */
export interface Findings {
  readonly url: string;
  readonly siteName: string;
  /** As Open Graph has it: `en_GB`. */
  readonly locale: string;
  readonly image: string;
  readonly written: { readonly on: string; readonly updated?: string | undefined } | null;
  readonly alternates: readonly Alternate[];
  /** JSON-LD, fit to stand in a script; `null` where there is nothing to tell. */
  readonly graph: string | null;
}

type Find = () => Findings;

/** Next may bundle this module into several chunks; those that make pages and the document must share one memory. */
const shared = globalThis as typeof globalThis & { troupeFindings?: WeakMap<FrameProps, Find> };

/**
 * Keeps what was found for the document, beside the props and not in them: props are sent twice, and browsers have no
 * use for it.
 *
 * @param find works it out when the document is written
 */
export const keepFindings = (frame: FrameProps, find: Find): void => {
  shared.troupeFindings ??= new WeakMap();
  shared.troupeFindings.set(frame, find);
};

/** What was found for a page; nothing for one that nobody is to find, such as one with drafts. */
export const readFindings = (frame: FrameProps | undefined): Findings | undefined =>
  frame && shared.troupeFindings?.get(frame)?.();
