import { toHostName } from '@/lib/hostName';
import { err, ok, type Result } from '@troupe/basics/result';
import { isSignedBy, sign } from '@/lib/signature';

/** One week. A link with a longer validity is rejected. */
export const MAX_LINK_SECONDS = 7 * 24 * 3600;

export interface Preview {
  /** Public path of a page, percent-encoded: `/blog/planning/packing-list`. */
  readonly path: string;
  /** Seconds since 1970. */
  readonly until: number;
}

/** The secret also signs other kinds of messages. Messages of different kinds must never be equal. */
const toMessage = (host: string | undefined, { path, until }: Preview) =>
  `preview ${until} ${toHostName(host)} ${path}`;

/**
 * Builds a link that opens a preview session on one host.
 *
 * @param host with or without a port; the link is invalid on other hosts
 * @returns path and query, for that host
 */
export const buildPreviewLink = (secret: string, host: string, preview: Preview): string => {
  const signature = sign(secret, toMessage(host, preview));
  const query = { path: preview.path, until: String(preview.until), signature };
  return `/api/preview?${new URLSearchParams(query)}`;
};

/**
 * Verifies a preview link.
 *
 * @param host of the request
 * @param now seconds since 1970
 * @returns the preview, or an error message
 */
export const readPreviewLink = (
  secret: string,
  host: string | undefined,
  { path = '', until = '', signature = '' }: Readonly<Record<string, string>>,
  now: number,
): Result<Preview, string> => {
  const preview = { path, until: Number(until) };
  if (!/^\d{1,12}$/.test(until) || !isSignedBy(secret, toMessage(host, preview), signature)) {
    return err('The link is not signed for this host, or was changed');
  }
  if (preview.until <= now) return err('The link has expired: ask for a new one');
  if (preview.until > now + MAX_LINK_SECONDS) {
    return err('The link is valid for too long: ask for a new one');
  }
  return ok(preview);
};
