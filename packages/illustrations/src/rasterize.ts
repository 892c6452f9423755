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

const toJpeg = (image: Sharp): Promise<Buffer> =>
  image.flatten().jpeg({ quality: 80, mozjpeg: true }).toBuffer();

export const toMaster = (picture: Picture, width: number): Promise<Buffer> =>
  toJpeg(toSharp(picture, width));

/** A square of the picture, as high as it. @param left share of the width */
export const toDetail = (picture: Picture, left: number, width: number): Promise<Buffer> => {
  const height = Math.round((width * picture.height) / picture.width);
  const place = { left: Math.round(width * left), top: 0, width: height, height };
  return toJpeg(toSharp(picture, width).extract(place));
};

/** Lossless: for flat inks with crisp edges on a transparent background, this also gives the smaller file. */
export const toMark = (picture: Picture, width: number): Promise<Buffer> =>
  toSharp(picture, width).webp({ lossless: true, effort: 6 }).toBuffer();

export const toHomeScreenIcon = (picture: Picture, width: number): Promise<Buffer> =>
  toSharp(picture, width).flatten().png({ palette: true, effort: 10 }).toBuffer();
