import type { Variants } from '@troupe/image-proxy';
import { imageQualities, imageRatios, imageWidths } from './presets';

/** The variants that pages use. The image proxy makes no others. */
export const imageVariants: Variants = {
  widths: imageWidths,
  ratios: Object.values(imageRatios),
  qualities: imageQualities,
};
