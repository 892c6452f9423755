export const imageFits = ['cover', 'contain'] as const;
export type ImageFit = (typeof imageFits)[number];

export const imageFormats = ['avif', 'webp', 'jpeg', 'png'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** The variants of pictures that a site uses. No others are made, which limits the cost. */
export interface Variants {
  /** In px. */
  readonly widths: readonly number[];
  /** Width divided by height. A variant has one of these ratios, or that of its source. */
  readonly ratios: readonly number[];
  /** From 1 to 100. */
  readonly qualities: readonly number[];
}

/** Whether some ratio results in this height for this width, rounded up or down. */
export const isVariantHeight = (
  { ratios }: Pick<Variants, 'ratios'>,
  width: number,
  height: number,
): boolean => ratios.some((ratio) => Math.abs(height - width / ratio) < 1);
