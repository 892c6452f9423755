import sharp, { type Metadata, type Sharp } from 'sharp';
import { detectType } from './imageType';
import { limits } from './limits';
import { ImageRefusal } from './refusal';

// Every source is read once: remembering operations would only hold on to memory.
sharp.cache(false);

const tooManyPixels = () =>
  new ImageRefusal(400, `the source has more than ${limits.pixels} pixels`);

/** What a failure inside sharp means to whoever asked for the picture. */
export const explainFailure = (error: unknown): ImageRefusal => {
  if (error instanceof ImageRefusal) return error;
  const reason = error instanceof Error ? error.message : String(error);
  if (/timeout/i.test(reason)) return new ImageRefusal(504, 'the picture took too long to make');
  if (/pixel limit/i.test(reason)) return tooManyPixels();
  return new ImageRefusal(400, 'the source is a picture that cannot be read');
};

/**
 * Looks at a picture's first bytes and its header, and no further.
 *
 * @throws ImageRefusal when it is of no type that is read, has too many pixels or has no header
 */
export const openPicture = async (bytes: Buffer): Promise<{ image: Sharp; metadata: Metadata }> => {
  if (!detectType(bytes)) {
    throw new ImageRefusal(400, 'the source is no JPEG, PNG, WebP or AVIF picture');
  }
  const image = sharp(bytes, { limitInputPixels: limits.pixels, failOn: 'error' }).timeout({
    seconds: limits.transformSeconds,
  });
  try {
    const metadata = await image.metadata();
    if (metadata.width * metadata.height > limits.pixels) throw tooManyPixels();
    return { image, metadata };
  } catch (error) {
    throw explainFailure(error);
  }
};
