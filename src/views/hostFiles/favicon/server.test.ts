import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { beginProcess } from '@/testing/beginProcess';
import { serveApi } from '@/testing/serveApi';

const start = async (variables: Readonly<Record<string, string>> = {}) => {
  await beginProcess(variables);
  const { faviconEndpoint } = await import('./server');
  const ask = await serveApi(faviconEndpoint);
  return (host: string) => ask({ path: '/api/favicon', headers: { host } });
};

const readIcon = (name: string) => readFileSync(`public/icons/${name}.png`);

afterEach(() => jest.restoreAllMocks());

it.each([
  ['en.localhost', 'favicon'],
  ['pl2.localhost', 'favicon'],
  ['en3.localhost', 'favicon-5'],
])('the icon of %s is %s', async (host, name) => {
  const { status, headers, bytes } = await (await start())(host);
  expect([status, headers['content-type']]).toEqual([200, 'image/x-icon']);
  expect(bytes.subarray(22).equals(readIcon(name))).toBe(true);
});

it('a host without a site has that of the shop group of the start', async () => {
  const ask = await start({ SHOP_GROUP_ID: '5' });
  expect((await ask('shop.example')).bytes.subarray(22).equals(readIcon('favicon-5'))).toBe(true);
});

it('says its size, and where its picture is', async () => {
  const { bytes } = await (await start())('en.localhost');
  const picture = bytes.subarray(bytes.readUInt32LE(18));
  expect(picture).toHaveLength(bytes.readUInt32LE(14));
  const { width, height, format } = await sharp(picture).metadata();
  expect([width, height, format]).toEqual([bytes[6], bytes[7], 'png']);
});
