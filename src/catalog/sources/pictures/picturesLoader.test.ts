import { rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolder, writePicture } from '@/testing/contentFolder';
import { bombPng, clearPng, gif, jpeg, png, sidewaysJpeg } from '@troupe/image-proxy/testing';
import { createPicturesLoader } from './picturesLoader';

it('describes every picture: size, tone and version', async () => {
  const folder = await createFolder();
  await writePicture(folder, 'images/cities/krakow.jpg', await jpeg(300, 200));
  await writePicture(folder, 'images/mark.PNG', await clearPng(64, 64));
  const { records, faults } = await createPicturesLoader([folder]).load();

  expect(faults).toEqual([]);
  expect(records).toEqual([
    {
      file: 'images/cities/krakow.jpg',
      data: {
        width: 300,
        height: 200,
        color: expect.stringMatching(/^#c[78]1[def]1[def]$/),
        version: expect.stringMatching(/^[0-9a-f]{16}$/),
      },
    },
    {
      file: 'images/mark.PNG',
      data: expect.objectContaining({ width: 64, height: 64, color: '#ffffff' }),
    },
  ]);
});

it('a photograph that lies on its side is measured upright', async () => {
  const folder = await createFolder();
  await writePicture(folder, 'images/a.jpg', await sidewaysJpeg(300, 200));
  const [record] = (await createPicturesLoader([folder]).load()).records;

  expect(record?.data).toMatchObject({ width: 200, height: 300 });
});

it('the version follows the content, and what did not change keeps its identity', async () => {
  const folder = await createFolder();
  await writePicture(folder, 'images/a.jpg', await jpeg(30, 20));
  await writePicture(folder, 'images/b.jpg', await jpeg(30, 20));
  const loader = createPicturesLoader([folder]);
  const before = (await loader.load()).records;
  await writePicture(folder, 'images/a.jpg', await jpeg(40, 20));
  await utimes(join(folder, 'images/a.jpg'), 1, 1);
  const after = (await loader.load()).records;

  expect(after[0]?.data).not.toEqual(before[0]?.data);
  expect(after[1]).toBe(before[1]);
});

it('of two with one name the first folder’s wins, and the other comes back when it goes', async () => {
  const [own, shipped] = [await createFolder(), await createFolder()];
  await writePicture(own, 'images/a.jpg', await jpeg(30, 20));
  await writePicture(shipped, 'images/a.jpg', await jpeg(60, 20));
  const loader = createPicturesLoader([own, shipped]);
  const widthNow = async () => (await loader.load()).records.map(({ data }) => data);

  expect(await widthNow()).toMatchObject([{ width: 30 }]);
  await rm(join(own, 'images/a.jpg'));
  expect(await widthNow()).toMatchObject([{ width: 60 }]);
});

it('a folder without pictures has none', async () => {
  expect(await createPicturesLoader([await createFolder()]).load()).toEqual({
    records: [],
    faults: [],
  });
});

it('a folder that is not there is an outage, and no folder without pictures', async () => {
  const loader = createPicturesLoader([await createFolder(), '/nowhere']);
  await expect(loader.load()).rejects.toThrow('ENOENT');
});

it.each([
  ['a bomb', bombPng, /more than 24000000 pixels/],
  ['another kind under a false name', gif, /no JPEG, PNG, WebP or AVIF picture/],
  ['a torn file', async () => (await png(300, 300)).subarray(0, 60), /picture that cannot be read/],
])('%s is a fault with a reason', async (_, make, reason) => {
  const folder = await createFolder();
  await writePicture(folder, 'images/odd.png', await make());
  const { records, faults } = await createPicturesLoader([folder]).load();

  expect(records).toEqual([]);
  expect(faults).toEqual([
    {
      file: 'images/odd.png',
      field: '',
      kind: 'unreadable',
      reason: expect.stringMatching(reason),
    },
  ]);
});
