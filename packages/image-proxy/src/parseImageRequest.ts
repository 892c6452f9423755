import { err, ok, type Result } from '@troupe/basics/result';
import { decodePercent } from '@troupe/basics/decodePercent';
import { type Modifiers, parseModifiers } from './parseModifiers';
import { type ImageSource, parseSource } from './parseSource';
import type { Variants } from './variants';

export interface ImageRequest {
  readonly modifiers: Modifiers;
  readonly source: ImageSource;
  /** The version of the source that the page requested; undefined without one. */
  readonly version: string | undefined;
}

/**
 * Parses `/_ipx/{modifiers}/{source}[?v=version]`. The URL must not be decoded: this function decodes each part once.
 *
 * @returns the request, or an error message
 */
export const parseImageRequest = (
  url: string,
  { hosts, variants }: { readonly hosts: readonly string[]; readonly variants: Variants },
): Result<ImageRequest, string> => {
  const [, rawModifiers = '', rawSource = '', query = ''] =
    /^\/_ipx\/([^/?#]+)\/([^?#]+)(?:\?([^#]*))?/.exec(url) ?? [];
  const [modifierText, sourceText] = [decodePercent(rawModifiers), decodePercent(rawSource)];
  if (!modifierText || !sourceText) return err('expected /_ipx/{modifiers}/{source}');
  const modifiers = parseModifiers(modifierText, variants);
  if (!modifiers.ok) return modifiers;
  const source = parseSource(sourceText, hosts);
  if (!source.ok) return source;
  return ok({
    modifiers: modifiers.value,
    source: source.value,
    version: new URLSearchParams(query).get('v') ?? undefined,
  });
};
