import { z } from 'zod';
import type { ContentFault } from '@/catalog/sources/contentFault';
import type { RawRecord } from '@/catalog/sources/loader';

const pictureFacts = z.strictObject({
  /** In px, after rotation by the EXIF orientation. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** The average colour, shown while the picture loads. */
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  /** Changes with the content. */
  version: z.string().min(1),
  /** The URL for the image proxy, if the picture is not in a local folder. */
  address: z.url({ protocol: /^https?$/ }).optional(),
});

/** Facts that a page needs before the picture has loaded. */
export type PictureFacts = z.infer<typeof pictureFacts>;

/** Pictures by the path that content uses: `/images/cities/krakow.jpg`. */
export type Pictures = ReadonlyMap<string, PictureFacts>;

/** Whether a file is a picture; the folder may have other files. */
export const isPictureFile = (file: string) => /^images\/.+\.(?:jpe?g|png|webp|avif)$/i.test(file);

const toPath = (file: string) => `/${file}`;

/**
 * Parses the facts of pictures. They need no link checks: a page shows a placeholder for a missing picture.
 *
 * @param last the previous pictures; they replace files that have become unreadable
 */
export const parsePictures = (
  raws: readonly RawRecord[],
  unreadable: readonly ContentFault[],
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
