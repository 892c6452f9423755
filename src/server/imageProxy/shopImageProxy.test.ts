import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jpeg } from '@troupe/image-proxy/testing';
import { log } from '@/platform/log/log';
import { collectMetrics, printMetrics } from '@/platform/metrics/registry';
import { createFolder, writePicture, writeText } from '@/testing/contentFolder';
import { createShopImageProxy } from './shopImageProxy';

/** Asks a new process for the URLs, one after the other. */
const askAll = async (folder: string, cacheFolder: string, urls: readonly string[]) => {
  const { answer, idle } = createShopImageProxy({
    folders: [folder],
    hosts: [],
    cacheFolder,
    maxAge: 60,
  });
  const statuses = [];
  for (const url of urls) {
    statuses.push((await answer({ url })).status);
    await idle();
  }
  return statuses;
};

it('transforms, lookups and damaged files are metrics, and a damaged file is a line in the log', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation();
  const [folder, cacheFolder] = [await createFolder(), await createFolder()];
  await writePicture(folder, 'images/a.jpg', await jpeg(64, 48));
  await writeText(folder, 'images/b.jpg', '<html>');
  const [good, bad] = ['/_ipx/w_320/images/a.jpg', '/_ipx/w_320/images/b.jpg'];

  expect(await askAll(folder, cacheFolder, [good, good, good, bad])).toEqual([200, 200, 200, 400]);
  const [name = ''] = await readdir(cacheFolder);
  await writeFile(join(cacheFolder, name), 'damaged');
  expect(await askAll(folder, cacheFolder, [good])).toEqual([200]);

  const printed = (await printMetrics([await collectMetrics()])).split('\n');
  expect(printed).toEqual(
    expect.arrayContaining([
      'troupe_image_transform_seconds_count{outcome="made"} 2',
      'troupe_image_transform_seconds_count{outcome="refused"} 1',
      'troupe_image_cache_requests_total{source="own",result="memory"} 1',
      'troupe_image_cache_requests_total{source="own",result="disk"} 1',
      'troupe_image_cache_requests_total{source="own",result="miss"} 3',
      'troupe_image_cache_damaged_total{source="own"} 1',
    ]),
  );
  expect(warn.mock.calls).toEqual([
    ['images: a damaged file of the cache was removed', { file: name }],
  ]);
});
