import {
  heightOf,
  type ImageFormat,
  type ImagePreset,
  type ImagePresetName,
  imagePresets,
  type ImageRatio,
} from './presets';

export interface Variant {
  readonly preset: ImagePresetName;
  /** One of the preset widths, in px. */
  readonly width: number;
  /** Cut to this shape; the source's own without one. */
  readonly ratio?: ImageRatio;
  readonly format?: ImageFormat;
}

/** Below `/images` it is one of the shop's own; anything else is somebody's address, which is told in one piece. */
const toSource = (src: string) => (src.startsWith('/') ? src : `/${encodeURIComponent(src)}`);

/**
 * Address of one variant of a picture, at the image proxy.
 *
 * @param src a path below `/images`, with or without `?v=<version>`, or an absolute address on an allowed host
 */
export const buildImageUrl = (src: string, { preset, width, ratio, format }: Variant): string => {
  const { quality, format: usual }: ImagePreset = imagePresets[preset];
  const size = ratio ? ['fit_cover', `w_${width}`, `h_${heightOf(width, ratio)}`] : [`w_${width}`];
  const modifiers = [`f_${format ?? usual ?? 'auto'}`, ...size, `q_${quality}`];
  return `/_ipx/${modifiers.join('&')}${toSource(src)}`;
};

/** What an address of `buildImageUrl` was made of. */
export const readImageSource = (url: string): string => {
  const source = /^\/_ipx\/[^/]+(\/.+)$/.exec(url)?.[1] ?? '';
  return source.includes('%3A%2F%2F') ? decodeURIComponent(source.slice(1)) : source;
};

interface Offer extends Omit<Variant, 'width'> {
  /** Those of the preset unless told. */
  readonly widths?: readonly number[];
  /** Of the picture itself, in px, as far as it is known: it is never enlarged. */
  readonly sourceWidth?: number | undefined;
}

/** Several widths, for the browser to choose from. */
export const buildSrcSet = (
  src: string,
  { sourceWidth = Number.POSITIVE_INFINITY, widths, ...variant }: Offer,
): string => {
  const all = widths ?? imagePresets[variant.preset].widths;
  return all
    .filter((width, index) => index === 0 || width <= sourceWidth)
    .map((width) => `${buildImageUrl(src, { ...variant, width })} ${width}w`)
    .join(', ');
};
