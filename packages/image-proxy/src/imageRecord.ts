import { z } from 'zod';
import { imageFormats, type ImageFormat } from './variants';
import { decodeRecord, encodeRecord } from '@troupe/basics/checksummedRecord';

/** A finished picture. */
export interface CachedImage {
  readonly bytes: Buffer;
  readonly type: ImageFormat;
  /** When it was transformed, in ms since 1970. */
  readonly madeAt: number;
}

const FORMAT = 'TRPIMGE1';

const headSchema = z.object({
  /** The canonical request that it answers. */
  request: z.string(),
  type: z.enum(imageFormats),
  madeAt: z.number().nonnegative(),
});

/** @param request see `toCanonicalRequest`; the file is invalid for any other request */
export const encodeImage = (request: string, { bytes, type, madeAt }: CachedImage): Buffer =>
  encodeRecord(FORMAT, { head: { request, type, madeAt }, body: bytes });

/** @returns undefined unless the file is complete, unchanged and belongs to this request */
export const decodeImage = (request: string, file: Buffer): CachedImage | undefined => {
  const record = decodeRecord(FORMAT, file);
  const head = headSchema.safeParse(record?.head).data;
  if (!record || head?.request !== request) return undefined;
  return { bytes: record.body, type: head.type, madeAt: head.madeAt };
};
