/** `npm run art:sheet`: all pictures of the shop on one sheet, `docs/pictures.jpg`. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawContactSheet } from '@troupe/illustrations';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folders = ['cities', 'heroes', 'products', 'posts', 'share', 'logos', '.'];
const isPicture = (name: string) => /\.(?:jpg|webp|png)$/.test(name);

const listPictures = (folder: string): readonly string[] =>
  readdirSync(join(root, 'public/images', folder))
    .filter(isPicture)
    .map((name) => join(root, 'public/images', folder, name));

writeFileSync(join(root, 'docs/pictures.jpg'), await drawContactSheet(folders.map(listPictures)));
