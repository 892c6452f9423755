import type { ImageFormat } from './variants';
import type { Modifiers } from './parseModifiers';
import type { Transform } from './transform';

interface MediaRange {
  readonly name: string;
  readonly isRefused: boolean;
}

/** Invalid media ranges are ignored. */
const parseAccept = (accept: string): readonly MediaRange[] =>
  accept.split(',').flatMap((range) => {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const isRefused = parameters.some((it) => /^q=0(?:\.0*)?$/.test(it));
    return name.includes('/') ? [{ name, isRefused }] : [];
  });

/** The most specific range decides (RFC 9110, 12.5.1). Undefined if no range has one of these names. */
const readAcceptance = (
  ranges: readonly MediaRange[],
  names: readonly string[],
): boolean | undefined => {
  for (const name of names) {
    const named = ranges.filter((range) => range.name === name);
    if (named.length > 0) return !named.some(({ isRefused }) => isRefused);
  }
  return undefined;
};

/** A wildcard does not mean that a browser supports newer formats. They must be accepted by name. */
const acceptsByName = (ranges: readonly MediaRange[], format: ImageFormat) =>
  readAcceptance(ranges, [`image/${format}`]) === true;

const acceptsOld = (ranges: readonly MediaRange[], format: ImageFormat) =>
  readAcceptance(ranges, [`image/${format}`, 'image/*', '*/*']) === true;

/**
 * Selects the format by the request and, for `auto`, by the browser's `Accept` header.
 *
 * @returns undefined if the browser accepts none of the formats. Without a valid `Accept` header, JPEG and PNG are
 *   accepted.
 */
export const negotiate = (
  wanted: Modifiers['format'],
  accept: string | undefined,
): Transform['format'] | undefined => {
  if (wanted === undefined) return 'source';
  if (wanted !== 'auto') return wanted;
  const ranges = parseAccept(accept ?? '');
  if (ranges.length === 0) return 'fallback';
  // At the same quality number, AVIF files are larger, and take twice as long to make.
  if (acceptsByName(ranges, 'webp')) return 'webp';
  if (acceptsByName(ranges, 'avif')) return 'avif';
  const [jpeg, png] = [acceptsOld(ranges, 'jpeg'), acceptsOld(ranges, 'png')];
  if (jpeg && png) return 'fallback';
  if (jpeg) return 'jpeg';
  return png ? 'png' : undefined;
};

/** Whether a picture of this type satisfies a request for this format. */
export const isTypeOf = (format: Transform['format'], type: ImageFormat): boolean => {
  if (format === 'source') return true;
  return format === 'fallback' ? type === 'jpeg' || type === 'png' : type === format;
};
