import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawContactSheet } from './contactSheet';

const folder = mkdtempSync(join(tmpdir(), 'contact-sheet-'));
afterAll(() => rmSync(folder, { recursive: true }));

const writePicture = async (name: string, background: string): Promise<string> => {
  const file = join(folder, name);
  await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toFile(file);
  return file;
};

/** The colour at the middle of a cell. */
const colorAt = async (sheet: Buffer, row: number, column: number): Promise<readonly number[]> => {
  const { data, info } = await sharp(sheet).raw().toBuffer({ resolveWithObject: true });
  const [x, y] = [12 + column * 392 + 190, 12 + row * 297 + 142];
  const start = (y * info.width + x) * info.channels;
  return [...data.subarray(start, start + 3)].map((value) => Math.round(value / 255));
};

it('six pictures are in a row, and each group starts a new row', async () => {
  const red = await writePicture('red.png', '#ff0000');
  const blue = await writePicture('blue.png', '#0000ff');
  const sheet = await drawContactSheet([Array.from({ length: 7 }, () => red), [blue]]);
  const { width, height } = await sharp(sheet).metadata();
  expect([width, height]).toEqual([12 + 6 * 392, 12 + 3 * 297]);
  expect(await colorAt(sheet, 0, 5)).toEqual([1, 0, 0]);
  expect(await colorAt(sheet, 1, 0)).toEqual([1, 0, 0]);
  expect(await colorAt(sheet, 1, 1)).toEqual([1, 1, 1]);
  expect(await colorAt(sheet, 2, 0)).toEqual([0, 0, 1]);
});

it('an empty group takes no row', async () => {
  const green = await writePicture('green.png', '#00ff00');
  const { height } = await sharp(await drawContactSheet([[], [green], []])).metadata();
  expect(height).toBe(12 + 297);
});
