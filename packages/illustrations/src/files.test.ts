import sharp from 'sharp';
import { toFiles, type DrawnFile } from './files';
import { favicons } from './brand/favicons';
import { marks } from './brand/marks';
import { cities } from './scenes';
import { pageCards } from './share/pageCards';

const describeFile = async ({ extension, bytes }: DrawnFile) => {
  const { format, width, height, hasAlpha } = await sharp(bytes).metadata();
  return { extension, format, width, height, hasAlpha };
};

const describeFiles = async (files: readonly DrawnFile[]) => Promise.all(files.map(describeFile));

it('a master is one JPEG of the requested width', async () => {
  const files = await toFiles({ kind: 'master', picture: cities.prague }, 200);
  expect(await describeFiles(files)).toEqual([
    { extension: 'jpg', format: 'jpeg', width: 200, height: 125, hasAlpha: false },
  ]);
});

it('a detail is a square of a master', async () => {
  const files = await toFiles({ kind: 'detail', picture: cities.prague, left: 0.3 }, 200);
  expect(await describeFiles(files)).toEqual([
    { extension: 'jpg', format: 'jpeg', width: 125, height: 125, hasAlpha: false },
  ]);
});

it('the same drawing gives the same bytes', async () => {
  const draw = () => toFiles({ kind: 'master', picture: cities.riga }, 120);
  const [[first], [second]] = [await draw(), await draw()];
  expect(first?.bytes.equals(second?.bytes ?? Buffer.alloc(0))).toBe(true);
});

it('a mark is a transparent square of 160 px', async () => {
  const files = await toFiles({ kind: 'mark', picture: marks.kompis.onDark });
  expect(await describeFiles(files)).toEqual([
    { extension: 'webp', format: 'webp', width: 160, height: 160, hasAlpha: true },
  ]);
});

it('an icon is a vector for the tab and opaque squares for home screens', async () => {
  const files = await describeFiles(await toFiles({ kind: 'icon', icon: favicons.summit }));
  expect(files.map(({ extension, width, hasAlpha }) => [extension, width, hasAlpha])).toEqual([
    ['svg', 64, true],
    ['png', 180, false],
    ['192.png', 192, false],
    ['512.png', 512, false],
  ]);
});

it('a share card is a JPEG of 1200 by 630', async () => {
  const files = await toFiles({ kind: 'card', card: pageCards.plan });
  expect(await describeFiles(files)).toEqual([
    { extension: 'jpg', format: 'jpeg', width: 1200, height: 630, hasAlpha: false },
  ]);
});
