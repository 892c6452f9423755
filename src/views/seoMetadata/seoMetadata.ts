import { processState } from '@/platform/process/processState';
import type { FrameProps } from '@/ui/layouts/frameProps';
import type { Alternate } from './alternates';

/** SEO metadata of a page. */
export interface SeoMetadata {
  readonly url: string;
  readonly siteName: string;
  /** In the format of Open Graph: `en_GB`. */
  readonly locale: string;
  readonly image: string;
  readonly written: { readonly on: string; readonly updated?: string | undefined } | null;
  readonly alternates: readonly Alternate[];
  /** JSON-LD, escaped for a script element; `null` if there is nothing to describe. */
  readonly graph: string | null;
}

type Find = () => SeoMetadata;

declare module '@/platform/process/processState' {
  interface ProcessStateTypes {
    /** Written by the chunk that renders pages, read by the one that renders the document. */
    seoMetadata: WeakMap<FrameProps, Find>;
  }
}

/**
 * Stores a page's metadata for the document. It is kept beside the props and not in them, since props are sent twice
 * and browsers do not need the metadata.
 *
 * @param find computes the metadata when the document is written
 */
export const keepSeoMetadata = (frame: FrameProps, find: Find): void => {
  processState.seoMetadata ??= new WeakMap();
  processState.seoMetadata.set(frame, find);
};

/** Returns a page's metadata; `undefined` for a page that must not be indexed, such as one with drafts. */
export const readSeoMetadata = (frame: FrameProps | undefined): SeoMetadata | undefined =>
  frame && processState.seoMetadata?.get(frame)?.();
