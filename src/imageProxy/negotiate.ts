import type { Modifiers } from './parseModifiers';
import type { Transform } from './transform';

/** Whether a browser asks for a type by its name: wildcards promise nothing about newer formats. */
const accepts = (accept: string, type: string) =>
  accept.split(',').some((range) => {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return name === type && !parameters.some((it) => /^q=0(?:\.0*)?$/.test(it));
  });

/** The format to make, by what was asked for and, for `auto`, by the browser's `Accept`. */
export const negotiate = (
  wanted: Modifiers['format'],
  accept: string | undefined,
): Transform['format'] => {
  if (wanted === undefined) return 'source';
  if (wanted !== 'auto') return wanted;
  if (accepts(accept ?? '', 'image/avif')) return 'avif';
  return accepts(accept ?? '', 'image/webp') ? 'webp' : 'fallback';
};
