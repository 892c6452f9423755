/**
 * `npm run art`: draws all pictures of the shop again. The result is always the same.
 *
 * `npm run art -- [--width=<px>] [--out=<folder>] [<path>...]` draws only pictures whose path starts with a given path,
 * at another width or into another folder: `npm run art -- --out=.data/drafts --width=1200 cities/krakow`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { toFiles, type Drawing } from '@troupe/illustrations';
import { pictures } from './pictures';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { width: { type: 'string' }, out: { type: 'string' } },
});
const publicFolder = fileURLToPath(new URL('../../../public', import.meta.url));
const folderOf = ({ kind }: Drawing) =>
  values.out ?? (kind === 'icon' ? publicFolder : join(publicFolder, 'images'));
const width = values.width === undefined ? undefined : Number(values.width);
const isWanted = (path: string) =>
  positionals.length === 0 || positionals.some((start) => path.startsWith(start));

for (const [path, drawing] of pictures) {
  if (!isWanted(path)) continue;
  for (const { extension, bytes } of await toFiles(drawing, width)) {
    const file = join(folderOf(drawing), `${path}.${extension}`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
    console.log(`${file}  ${Math.round(bytes.length / 1024)} kB`);
  }
}
