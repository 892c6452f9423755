import sharp, { type Sharp } from 'sharp';
import { grainFilter } from './grain';
import { render, type Picture } from './svg';

/** The picture as an SVG document, with the grain that its light and shade need. */
export const toSvg = (picture: Picture): string => render(picture, grainFilter);

/** The picture as pixels, `width` px wide. The same code and the same version of sharp give the same bytes. */
export const toSharp = (picture: Picture, width: number): Sharp =>
  sharp(Buffer.from(toSvg(picture)), {
    density: (72 * width) / picture.width,
    limitInputPixels: false,
  }).resize(width);

export const toMaster = (picture: Picture, width: number): Promise<Buffer> =>
  toSharp(picture, width).flatten().jpeg({ quality: 80, mozjpeg: true }).toBuffer();

/** Lossless: for flat inks with crisp edges on a transparent background, this also gives the smaller file. */
export const toMark = (picture: Picture, width: number): Promise<Buffer> =>
  toSharp(picture, width).webp({ lossless: true, effort: 6 }).toBuffer();

export const toHomeScreenIcon = (picture: Picture, width: number): Promise<Buffer> =>
  toSharp(picture, width).flatten().png({ palette: true, effort: 10 }).toBuffer();
