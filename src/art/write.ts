/** Saves rendered pictures as SVG files. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { render, type Picture } from './svg';

const root = new URL('../../', import.meta.url);

export const writePictures = (
  folder: string,
  pictures: Readonly<Record<string, Picture>>,
): void => {
  const target = new URL(`${folder}/`, root);
  mkdirSync(target, { recursive: true });
  for (const [name, picture] of Object.entries(pictures)) {
    writeFileSync(new URL(`${name}.svg`, target), render(picture));
  }
};
