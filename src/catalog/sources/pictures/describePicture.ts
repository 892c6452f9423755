import { explainFailure, limits, openPicture, versionOf } from '@troupe/image-proxy/source';
import { err, ok, type Result } from '@troupe/basics/result';

/** The facts that the schema in `mesh/nodes/picture.ts` expects. */
interface Described {
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly version: string;
}

/** @returns the facts, or the reason why the image proxy cannot use the file */
export const describePicture = async (bytes: Buffer): Promise<Result<Described, string>> => {
  if (bytes.length > limits.ownBytes) {
    return err(`the source has more than ${limits.ownBytes} bytes`);
  }
  try {
    const { image, metadata } = await openPicture(bytes);
    // JPEGs are decoded at an eighth of their size for this, which is enough for the average colour.
    const tone = await image
      .flatten({ background: '#fff' })
      .resize(1, 1, { fit: 'fill' })
      .toColourspace('srgb')
      .raw()
      .toBuffer();
    const color = `#${tone.subarray(0, 3).toString('hex')}`;
    return ok({ ...metadata.autoOrient, color, version: versionOf(bytes) });
  } catch (error) {
    return err(explainFailure(error).message);
  }
};
