import type { Metadata, Sharp } from 'sharp';
import type { ImageFormat } from './variants';
import { explainFailure, openPicture } from './openPicture';
import type { Modifiers } from './parseModifiers';

/**
 * A requested transform. The format `fallback` means PNG for a picture with transparency and JPEG otherwise. `source`
 * means the format of the source.
 */
export interface Transform extends Omit<Modifiers, 'format'> {
  readonly format: ImageFormat | 'fallback' | 'source';
}

export interface TransformedImage {
  readonly bytes: Buffer;
  readonly type: ImageFormat;
}

const usualQuality = 80;
const usualFit = 'cover';

/** Background around a picture that is fitted into a size. */
const clear = { r: 255, g: 255, b: 255, alpha: 0 };
const white = { ...clear, alpha: 1 };

const encoders: Readonly<Record<ImageFormat, (image: Sharp, quality: number) => Sharp>> = {
  // The usual effort takes three times as long for slightly smaller files.
  avif: (image, quality) => image.avif({ quality, effort: 2 }),
  // A third more time than the usual effort, for files that are a tenth smaller.
  webp: (image, quality) => image.webp({ quality, effort: 6 }),
  jpeg: (image, quality) => image.flatten({ background: white }).jpeg({ quality, mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 9 }),
};

const chooseFormat = (
  wanted: Transform['format'],
  own: ImageFormat,
  { hasAlpha }: Metadata,
): ImageFormat => {
  if (wanted === 'source') return own;
  if (wanted === 'fallback') return hasAlpha ? 'png' : 'jpeg';
  return wanted;
};

/** Reduces the requested size, with the same ratio, to the size of the source: nothing is enlarged. */
const chooseSize = (
  { width, height, fit }: Omit<Modifiers, 'format' | 'quality'>,
  source: { width: number; height: number },
) => {
  if (width === undefined) return undefined;
  if (height === undefined) return { width: Math.min(width, source.width) };
  const across = [source.width / width, source.height / height];
  // `cover` needs both sides of the source to reach the size, `contain` only one.
  const scale = Math.min(1, fit === 'contain' ? Math.max(...across) : Math.min(...across));
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(width), height: scaled(height) };
};

const isAsItIs = ({ format, width, quality }: Transform) =>
  format === 'source' && width === undefined && quality === undefined;

/**
 * Normalizes a transform: adds defaults and removes properties without effect. Two transforms with the same result for
 * every source are equal afterwards.
 */
export const normalizeTransform = (wanted: Transform): Transform => {
  const { format, width, height, fit = usualFit, quality = usualQuality } = wanted;
  return {
    format,
    ...(width !== undefined && { width }),
    ...(width !== undefined && height !== undefined && { height, fit }),
    // PNG is lossless.
    ...(format !== 'png' && !isAsItIs(wanted) && { quality }),
  };
};

/**
 * Returns the transform for a remote source. It always encodes the picture again, so that no byte of a remote file
 * reaches a browser.
 */
export const withEncoding = (wanted: Transform): Transform =>
  isAsItIs(wanted) ? { ...wanted, quality: usualQuality } : wanted;

/** Decodes the whole picture, because a valid header does not prove that the pixels are valid. */
const checkPixels = (image: Sharp) => image.resize(1, 1, { fit: 'fill' }).raw().toBuffer();

const run = async (source: Buffer, wanted: Transform): Promise<TransformedImage> => {
  const { fit = usualFit, width, height, quality = usualQuality } = wanted;
  const { image, metadata, type } = await openPicture(source);
  if (isAsItIs(wanted)) {
    await checkPixels(image);
    return { bytes: source, type };
  }
  const format = chooseFormat(wanted.format, type, metadata);
  const size = chooseSize({ width, height, fit }, metadata.autoOrient);
  const resized = size
    ? image.autoOrient().resize({ ...size, fit, background: format === 'jpeg' ? white : clear })
    : image.autoOrient();
  return { bytes: await encoders[format](resized, quality).toBuffer(), type: format };
};

/**
 * Creates one variant of a picture.
 *
 * @throws ImageRefusal if the source has an unsupported type, is too large, is damaged or takes too long
 */
export const transform = async (source: Buffer, wanted: Transform): Promise<TransformedImage> => {
  try {
    return await run(source, wanted);
  } catch (error) {
    throw explainFailure(error);
  }
};
