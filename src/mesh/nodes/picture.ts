import { z } from 'zod';
import type { Fault } from '@/lib/fault';
import type { RawRecord } from '@/sources/loader';

const pictureFacts = z.strictObject({
  /** Upright, in px. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** The tone of the whole: what stands in its place while it loads. */
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  /** Changes with the content. */
  version: z.string().min(1),
  /** Where the image proxy reads it, if it is not in a folder of ours. */
  address: z.url({ protocol: /^https?$/ }).optional(),
});

/** What a page must know of a picture before the picture is there. */
export type PictureFacts = z.infer<typeof pictureFacts>;

/** Pictures by the path that content names them by: `/images/cities/krakow.jpg`. */
export type Pictures = ReadonlyMap<string, PictureFacts>;

/** Notes that somebody left beside pictures are none. */
export const isPictureFile = (file: string) => /^images\/.+\.(?:jpe?g|png|webp|avif)$/i.test(file);

const toPath = (file: string) => `/${file}`;

/**
 * Facts of pictures hang on no other record and no other on them: one that is missing is shown as missing.
 *
 * @param last the pictures before: what stands in for a file that has become unreadable
 */
export const parsePictures = (
  raws: readonly RawRecord[],
  unreadable: readonly Fault[],
  last: Pictures,
): Pictures => {
  const kept = unreadable.flatMap(({ file }) => {
    const facts = last.get(toPath(file));
    return facts ? [[toPath(file), facts] as const] : [];
  });
  return new Map([
    ...kept,
    ...raws.flatMap(({ file, data }) => {
      const facts = pictureFacts.safeParse(data);
      return facts.success ? [[toPath(file), facts.data] as const] : [];
    }),
  ]);
};
