import type { Transform } from './transform';

/** Part of every request. Increase it when transforms change, so that old cached pictures are not used. */
const RECIPE = 2;

/** Identifies the source of a picture. */
export type SourceIdentity =
  /** @property digest the full digest of the file */
  | { readonly kind: 'own'; readonly path: string; readonly digest: string }
  | { readonly kind: 'remote'; readonly url: URL };

/**
 * @returns everything that affects the bytes of the response, as one text: equal texts mean equal pictures. The cache
 *   key is the digest of this text, and a cached picture contains the text itself.
 *
 * @param transform as `normalizeTransform` returns it
 */
export const toCanonicalRequest = (
  source: SourceIdentity,
  { fit, format, height, quality, width }: Transform,
): string =>
  JSON.stringify({
    fit: fit ?? null,
    format,
    height: height ?? null,
    quality: quality ?? null,
    recipe: RECIPE,
    source:
      source.kind === 'own'
        ? { digest: source.digest, kind: source.kind, path: source.path }
        : { host: source.url.host, kind: source.kind, url: source.url.href },
    width: width ?? null,
  });
