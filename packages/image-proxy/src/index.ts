/**
 * An image proxy with strict limits: it resizes and encodes pictures on request, in the variants that a site uses, and
 * caches them. See README.md. What a source must be has an entry of its own, `source`, for programs that read pictures
 * without serving them.
 */
export {
  createImageProxy,
  type ImageProxy,
  type ImageProxyOptions,
  type ImageQuestion,
} from './imageProxy';
export type { ImageAnswer } from './answer';
export { type ImageFit, type ImageFormat, imageFormats, type Variants } from './variants';

// Parts of the above, for tests and benchmarks.
export { toCanonicalRequest } from './canonicalRequest';
export { toFileName } from './imageCache';
export { parseImageRequest } from './parseImageRequest';
export { normalizeTransform } from './transform';
