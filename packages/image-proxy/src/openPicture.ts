import sharp, { type Metadata, type Sharp } from 'sharp';
import { detectType, type SourceType } from './imageType';
import { limits } from './limits';
import { ImageRefusal } from './refusal';

// Every source is read once, so a cache of operations would only use memory.
sharp.cache(false);

const tooManyPixels = () =>
  new ImageRefusal(400, `the source has more than ${limits.pixels} pixels`);

/** Converts an error of sharp to a refusal. */
export const explainFailure = (error: unknown): ImageRefusal => {
  if (error instanceof ImageRefusal) return error;
  const reason = error instanceof Error ? error.message : String(error);
  if (/timeout/i.test(reason)) return new ImageRefusal(504, 'the picture took too long to make');
  if (/pixel limit/i.test(reason)) return tooManyPixels();
  return new ImageRefusal(400, 'the source is a picture that cannot be read');
};

export interface OpenPicture {
  readonly image: Sharp;
  readonly metadata: Metadata;
  readonly type: SourceType;
}

/** @returns the type that the decoder detected. HEIF is AVIF only if it contains AV1. */
const toType = ({ format, compression }: Metadata): string =>
  format === 'heif' && compression === 'av1' ? 'avif' : format;

/**
 * Reads only a picture's first bytes and its header.
 *
 * @throws ImageRefusal for an unsupported type, for too many pixels, for an invalid header, or if the decoder detects
 *   another type than the first bytes
 */
export const openPicture = async (bytes: Buffer): Promise<OpenPicture> => {
  const type = detectType(bytes);
  if (!type) throw new ImageRefusal(400, 'the source is no JPEG, PNG, WebP or AVIF picture');
  const image = sharp(bytes, { limitInputPixels: limits.pixels, failOn: 'error' }).timeout({
    seconds: limits.transformSeconds,
  });
  try {
    const metadata = await image.metadata();
    if (metadata.width * metadata.height > limits.pixels) throw tooManyPixels();
    if (toType(metadata) !== type) {
      throw new ImageRefusal(400, 'the source is a picture that cannot be read');
    }
    return { image, metadata, type };
  } catch (error) {
    throw explainFailure(error);
  }
};
