/** Saves rendered pictures as SVG files. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, type Picture } from './svg';

const root = join(import.meta.dirname ?? '.', '../..');

export const writePictures = (
  folder: string,
  pictures: Readonly<Record<string, Picture>>,
): void => {
  const target = join(root, folder);
  mkdirSync(target, { recursive: true });
  for (const [name, picture] of Object.entries(pictures)) {
    writeFileSync(join(target, `${name}.svg`), render(picture));
  }
};
