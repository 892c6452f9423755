/** `npm run art:sheet`: all pictures of the shop on one sheet, `docs/pictures.jpg`. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = ['cities', 'heroes', 'products', 'posts', 'share', 'logos', '.'];
const isPicture = (name: string) => /\.(?:jpg|webp|png)$/.test(name);

const columns = 6;
const [cellWidth, cellHeight, gap] = [380, 285, 12];
const paper = '#f4efe6';

const list = (folder: string) =>
  readdirSync(`${root}public/images/${folder}`)
    .filter(isPicture)
    .map((name) => `${root}public/images/${folder}/${name}`);

/** Each folder gets whole rows, so that different kinds of pictures do not mix. */
const rows = folders.flatMap((folder) => {
  const files = list(folder);
  const count = Math.ceil(files.length / columns);
  return Array.from({ length: count }, (_, row) => files.slice(row * columns, (row + 1) * columns));
});

const place = async (file: string, row: number, column: number): Promise<OverlayOptions> => ({
  input: await sharp(file)
    .resize(cellWidth, cellHeight, { fit: 'contain', background: paper })
    .toBuffer(),
  left: gap + column * (cellWidth + gap),
  top: gap + row * (cellHeight + gap),
});

await sharp({
  create: {
    width: gap + columns * (cellWidth + gap),
    height: gap + rows.length * (cellHeight + gap),
    channels: 3,
    background: paper,
  },
})
  .composite(
    await Promise.all(
      rows.flatMap((files, row) => files.map((file, column) => place(file, row, column))),
    ),
  )
  .jpeg({ quality: 80, mozjpeg: true })
  .toFile(`${root}docs/pictures.jpg`);
