import { limits } from '@/imageProxy/limits';
import { explainFailure, openPicture } from '@/imageProxy/openPicture';
import { versionOf } from '@/imageProxy/versionOf';
import { err, ok, type Result } from '@/lib/result';

/** As the mesh expects them: see `mesh/nodes/picture.ts`. */
interface Described {
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly version: string;
}

/** @returns the facts, or in a sentence why the image proxy could not make anything of the file */
export const describePicture = async (bytes: Buffer): Promise<Result<Described, string>> => {
  if (bytes.length > limits.ownBytes) {
    return err(`the source has more than ${limits.ownBytes} bytes`);
  }
  try {
    const { image, metadata } = await openPicture(bytes);
    // JPEGs are decoded at an eighth of their size for this, which is plenty for one tone.
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
