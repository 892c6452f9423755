import sharp, { type OverlayOptions } from 'sharp';
import { toSharp } from '../rasterize';
import { paint } from '../svg';
import { CARD_WIDTH, sheet, type Card, type Part } from './card';

/** The start of a crop of `length` with `focus` in its middle, as far as the `whole` allows. */
const startOf = (whole: number, length: number, focus: number): number =>
  Math.round(Math.min(Math.max(whole * focus - length / 2, 0), whole - length));

/** The visible part of the picture in its box. */
const crop = async ({ picture, box, focus: [x, y] }: Part): Promise<Buffer> => {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const width = Math.ceil(picture.width * scale);
  const height = Math.ceil(picture.height * scale);
  const whole = await toSharp(picture, width).resize(width, height).png().toBuffer();
  return sharp(whole)
    .extract({
      left: startOf(width, box.width, x),
      top: startOf(height, box.height, y),
      width: box.width,
      height: box.height,
    })
    .toBuffer();
};

/** The part cut along its outline, on an otherwise empty card. */
const cut = async (part: Part): Promise<OverlayOptions> => {
  const { left, top } = part.box;
  const input = await toSharp(sheet(paint('#fff', part.outline)), CARD_WIDTH)
    .composite([{ input: await crop(part), left, top, blend: 'in' }])
    .png()
    .toBuffer();
  return { input };
};

export const composeCard = async ({ ground, parts, front }: Card): Promise<Buffer> =>
  toSharp(ground, CARD_WIDTH)
    .composite([
      ...(await Promise.all(parts.map(cut))),
      { input: await toSharp(front, CARD_WIDTH).png().toBuffer() },
    ])
    .flatten()
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
