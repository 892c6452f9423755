import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createShop, type ShopSize } from './createShop';

/** @returns the number of files now in the folder, and their total bytes */
export const writeShop = async (folder: string, size: ShopSize) => {
  const files = await createShop(size);
  const folders = new Set(files.map(([file]) => dirname(join(folder, file))));
  for (const it of folders) await mkdir(it, { recursive: true });
  let bytes = 0;
  for (const [file, text] of files) {
    bytes += Buffer.byteLength(text);
    await writeFile(join(folder, file), text);
  }
  return { files: files.length, bytes };
};
