import type { ImageFit, ImageFormat } from '@troupe/image-proxy';

/** The variants of pictures (spec section 9). No others are generated, which limits the cost. */

export const imageBreakpoints = {
  xs: 320,
  sm: 600,
  md: 960,
  lg: 1280,
  xl: 1920,
  xxl: 1536,
} as const;

/** Pixels of a picture per CSS pixel. */
const densities = [1, 2] as const;

/** Each width at each density, ascending. */
const toWidths = (widths: readonly number[]): readonly number[] => {
  const all = widths.flatMap((width) => densities.map((it) => width * it));
  return [...new Set(all)].sort((a, b) => a - b);
};

const { xs, sm, md, lg, xl } = imageBreakpoints;

/** All widths in px. */
export const imageWidths: readonly number[] = toWidths(Object.values(imageBreakpoints));

/** Width divided by height. A variant has one of these ratios, or that of its source. */
export const imageRatios = {
  square: 1,
  card: 4 / 3,
  photo: 3 / 2,
  poster: 8 / 5,
  wide: 16 / 9,
  banner: 2,
  portrait: 3 / 4,
  share: 1200 / 630,
} as const;

export type ImageRatio = keyof typeof imageRatios;

export interface ImagePreset {
  /** The same for every format. */
  readonly quality: number;
  readonly fit?: ImageFit;
  /** Defaults to the best format that the browser accepts. */
  readonly format?: ImageFormat;
  /** A selection of `imageWidths`, ascending. */
  readonly widths: readonly number[];
  /** One of the widths, for browsers without `srcset` support. */
  readonly usualWidth: number;
}

export const imagePresets = {
  card: { quality: 70, fit: 'cover', widths: toWidths([xs, sm]), usualWidth: sm },
  hero: { quality: 70, fit: 'cover', widths: toWidths([sm, md, lg, xl]), usualWidth: md },
  logo: { quality: 80, format: 'webp', widths: [xs], usualWidth: xs },
} as const satisfies Readonly<Record<string, ImagePreset>>;

/**
 * A page's main picture on a phone. It must be light, since it determines the load time. The largest width has two pixels
 * of the picture per pixel of a wide phone. The picture fills the width of the screen, but `sizes` says 82 %: there is no
 * width between 640 and 960, so a phone that needs 720 would otherwise load twice the bytes, for a difference that nobody
 * sees in a photo.
 */
export const heroOnPhones = {
  ratio: 'card',
  widths: [xs, sm, 2 * xs, md],
  sizes: '82vw',
} as const;

export type ImagePresetName = keyof typeof imagePresets;

export const imageQualities: readonly number[] = [
  ...new Set(Object.values(imagePresets).map(({ quality }) => quality)),
];

/** Height of a variant, in px. */
export const heightOf = (width: number, ratio: ImageRatio): number =>
  Math.round(width / imageRatios[ratio]);
