import sharp, { type Sharp } from 'sharp';
import { grainFilter } from './grain';
import { render, type Picture } from './svg';

/** The picture as pixels, `width` of them across. Same code and same sharp give the same bytes. */
export const toSharp = (picture: Picture, width: number): Sharp =>
  sharp(Buffer.from(render(picture, grainFilter)), {
    density: (72 * width) / picture.width,
    limitInputPixels: false,
  }).resize(width);

export const toMaster = (picture: Picture, width: number): Promise<Buffer> =>
  toSharp(picture, width).flatten().jpeg({ quality: 80, mozjpeg: true }).toBuffer();

/** Flat inks with crisp edges on a clear ground: lossless is the smaller file, too. */
export const toMark = (picture: Picture, width: number): Promise<Buffer> =>
  toSharp(picture, width).webp({ lossless: true, effort: 6 }).toBuffer();

export const toHomeScreenIcon = (picture: Picture, width: number): Promise<Buffer> =>
  toSharp(picture, width).flatten().png({ palette: true, effort: 10 }).toBuffer();
