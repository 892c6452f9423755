import type { IncomingHttpHeaders } from 'node:http';
import { readNextPreviewCookie } from './nextPreview';
import { hasPreviewSession } from './previewSession';

/** @returns Next's own cookies for a request of a preview session; undefined for every other request */
export type FindPreviewCookies = (
  headers: Pick<IncomingHttpHeaders, 'cookie' | 'host'>,
) => string | undefined;

/** The only place that grants a request access to drafts. */
export const createPreviewGate =
  (secret: string | undefined, readCookie = readNextPreviewCookie): FindPreviewCookies =>
  (headers) =>
    hasPreviewSession(secret, headers, Date.now() / 1000) ? readCookie() : undefined;
