import type { ImageFormat } from '@troupe/image-proxy';
import {
  heightOf,
  type ImagePreset,
  type ImagePresetName,
  imagePresets,
  type ImageRatio,
} from './presets';

export interface Variant {
  readonly preset: ImagePresetName;
  /** One of the preset widths, in px. */
  readonly width: number;
  /** Crops to this ratio; without it, the source's ratio is kept. */
  readonly ratio?: ImageRatio;
  readonly format?: ImageFormat;
}

/** A path below `/images` is used as it is; an absolute URL is encoded into a single path segment. */
const toSource = (src: string) => (src.startsWith('/') ? src : `/${encodeURIComponent(src)}`);

/**
 * Builds the URL of a picture's variant at the image proxy.
 *
 * @param src a path below `/images`, with or without `?v=<version>`, or an absolute URL on an allowed host
 */
export const buildImageUrl = (src: string, { preset, width, ratio, format }: Variant): string => {
  const { quality, fit, format: usual }: ImagePreset = imagePresets[preset];
  const modifiers = [
    `f_${format ?? usual ?? 'auto'}`,
    ...(fit ? [`fit_${fit}`] : []),
    `w_${width}`,
    ...(ratio ? [`h_${heightOf(width, ratio)}`] : []),
    `q_${quality}`,
  ];
  return `/_ipx/${modifiers.join('&')}${toSource(src)}`;
};

/** Builds the URL of a logo. @param src as for `buildImageUrl` */
export const buildLogoUrl = (src: string): string =>
  buildImageUrl(src, { preset: 'logo', width: imagePresets.logo.usualWidth });

/** Returns the `src` that `buildImageUrl` built a URL from. */
export const readImageSource = (url: string): string => {
  const source = /^\/_ipx\/[^/]+(\/.+)$/.exec(url)?.[1] ?? '';
  return source.includes('%3A%2F%2F') ? decodeURIComponent(source.slice(1)) : source;
};

interface Offer extends Omit<Variant, 'width'> {
  /** Defaults to the preset's widths. */
  readonly widths?: readonly number[];
  /** Width of the source in px, if known: pictures are never enlarged. */
  readonly sourceWidth?: number | undefined;
}

/** Builds a `srcset` with several widths. */
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
