import { err, ok, type Result } from '@/lib/result';
import { isSignedBy, sign } from '@/lib/signature';

/** The signature must not fit anything else that is signed with the same secret. */
const toMessage = (path: string, until: number) => `preview ${until} ${path}`;

/**
 * Where a page can be seen with drafts, by whoever has the link.
 *
 * @param path public path of a page, percent-encoded: `/blog/planning/packing-list`
 * @param until seconds since 1970
 * @returns path and query, for the same host
 */
export const buildPreviewLink = (secret: string, path: string, until: number): string => {
  const signature = sign(secret, toMessage(path, until));
  return `/api/preview?${new URLSearchParams({ path, until: String(until), signature })}`;
};

export interface Preview {
  readonly path: string;
  /** Seconds since 1970. */
  readonly until: number;
}

/** @param now seconds since 1970 */
export const readPreviewLink = (
  secret: string,
  { path = '', until = '', signature = '' }: Readonly<Record<string, string>>,
  now: number,
): Result<Preview, string> => {
  if (!/^\d{1,12}$/.test(until) || !isSignedBy(secret, toMessage(path, Number(until)), signature)) {
    return err('The link is not signed, or was changed');
  }
  return Number(until) > now
    ? ok({ path, until: Number(until) })
    : err('The link has expired: ask for a new one');
};
