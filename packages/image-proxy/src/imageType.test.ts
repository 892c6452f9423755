import sharp from 'sharp';
import { gif, jpeg, png, webp } from './testing';
import { detectType } from './imageType';
import { openPicture } from './openPicture';

const avif = async () =>
  sharp(await jpeg(40, 40))
    .avif()
    .toBuffer();

it.each([
  ['jpeg', jpeg],
  ['png', png],
  ['webp', webp],
  ['avif', avif],
] as const)('%s is known by its first bytes', async (type, make) => {
  expect(detectType(await make())).toBe(type);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

/** Each has some bytes of a supported signature, but is another type for a decoder. */
const disguises: readonly (readonly [string, () => Buffer | Promise<Buffer>])[] = [
  ['SVG in the place of AVIF', () => Buffer.from(`<!--ftypavif-->${svg}`)],
  ['SVG in the place of WebP', () => Buffer.from(`RIFF    WEB<!-- -->${svg}`)],
  ['HTML in the place of AVIF', () => Buffer.from('<!--ftypavif--><html></html>')],
  ['TIFF in the place of AVIF', () => Buffer.from('II*\0ftypavif', 'latin1')],
  ['GIF', gif],
  ['HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ['three bytes', () => Buffer.from('abc')],
];

it.each(disguises)('%s is no picture', async (_, make) => {
  expect(detectType(await make())).toBeUndefined();
});

it.each(disguises)('%s is refused before any decoder reads it', async (_, make) => {
  await expect(openPicture(await make())).rejects.toMatchObject({
    status: 400,
    message: 'the source is no JPEG, PNG, WebP or AVIF picture',
  });
});
