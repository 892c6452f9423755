import { err, ok, type Result } from '@/lib/result';
import { type Modifiers, parseModifiers } from './parseModifiers';
import { type ImageSource, parseSource } from './parseSource';

export interface ImageRequest {
  readonly modifiers: Modifiers;
  readonly source: ImageSource;
  /** What the page took the source's version to be; absent where it named none. */
  readonly version: string | undefined;
}

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/**
 * `/_ipx/{modifiers}/{source}[?v=version]`, as it came over the wire: each part is decoded once, by nobody else.
 *
 * @returns the request, or in a sentence what is wrong with it
 */
export const parseImageRequest = (
  url: string,
  hosts: readonly string[],
): Result<ImageRequest, string> => {
  const [, rawModifiers = '', rawSource = '', query = ''] =
    /^\/_ipx\/([^/?#]+)\/([^?#]+)(?:\?([^#]*))?/.exec(url) ?? [];
  const [modifierText, sourceText] = [decode(rawModifiers), decode(rawSource)];
  if (!modifierText || !sourceText) return err('expected /_ipx/{modifiers}/{source}');
  const modifiers = parseModifiers(modifierText);
  if (!modifiers.ok) return modifiers;
  const source = parseSource(sourceText, hosts);
  if (!source.ok) return source;
  return ok({
    modifiers: modifiers.value,
    source: source.value,
    version: new URLSearchParams(query).get('v') ?? undefined,
  });
};
