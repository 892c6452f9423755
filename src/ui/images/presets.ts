/** The variants of pictures (spec section 9). No others are generated, which limits the cost. */

export const imageBreakpoints = {
  xs: 320,
  sm: 600,
  md: 960,
  lg: 1280,
  xl: 1920,
  xxl: 1536,
} as const;

const densities = [1, 2] as const;

/** All widths in px: each breakpoint at each density. */
export const imageWidths: readonly number[] = [
  ...new Set(Object.values(imageBreakpoints).flatMap((width) => densities.map((it) => width * it))),
].sort((a, b) => a - b);

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

export const imageFits = ['cover', 'contain'] as const;
export type ImageFit = (typeof imageFits)[number];

export const imageFormats = ['avif', 'webp', 'jpeg', 'png'] as const;
export type ImageFormat = (typeof imageFormats)[number];

export interface ImagePreset {
  readonly quality: number;
  /** Defaults to the best format that the browser accepts. */
  readonly format?: ImageFormat;
  /** A selection of `imageWidths`, ascending. The second is for browsers without `srcset` support. */
  readonly widths: readonly [number, ...number[]];
}

export const imagePresets = {
  card: { quality: 70, widths: [320, 600] },
  hero: { quality: 70, widths: [600, 960, 1280, 1920] },
  logo: { quality: 80, format: 'webp', widths: [320] },
} as const satisfies Readonly<Record<string, ImagePreset>>;

/** A page's main picture on a phone. It must be light, since it determines the load time. */
export const heroOnPhones = { ratio: 'card', widths: [600, 960] } as const;

export type ImagePresetName = keyof typeof imagePresets;

export const imageQualities: readonly number[] = [
  ...new Set(Object.values(imagePresets).map(({ quality }) => quality)),
];

/** Height of a variant, in px. */
export const heightOf = (width: number, ratio: ImageRatio): number =>
  Math.round(width / imageRatios[ratio]);

/** Whether some ratio results in this height for this width, rounded up or down. */
export const isPresetHeight = (width: number, height: number): boolean =>
  Object.values(imageRatios).some((ratio) => Math.abs(height - width / ratio) < 1);
