import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createAssets } from './assets';
import type { ReadAnswer } from './rendererProxy';

const path = '/_next/static/chunks/main.js';
const code = Buffer.from('console.log("Kraków");'.repeat(200));

const answerWith = (
  more: Partial<ReadAnswer> = {},
  type = 'application/javascript',
): ReadAnswer => ({
  status: 200,
  message: 'OK',
  headers: [
    ...['Cache-Control', 'public, max-age=31536000, immutable', 'ETag', 'W/"1"'],
    ...['Content-Type', type, 'Content-Length', String(code.length), 'Date', 'now'],
  ],
  body: code,
  ...more,
});

const open = (answer: ReadAnswer) => {
  const asked: string[] = [];
  const assets = createAssets(async (it) => {
    asked.push(it);
    return answer;
  });
  return { assets, asked };
};

it('asks for a file once, however many want it', async () => {
  const { assets, asked } = open(answerWith());
  const all = await Promise.all(Array.from({ length: 9 }, () => assets.get(path, 'identity')));
  expect(all[8]).toMatchObject({ etag: 'W/"1"', encoding: 'identity', body: code });
  expect((await assets.get(path, 'gzip')).body).toEqual(expect.any(Buffer));
  expect(asked).toEqual([path]);
});

it('sends Gzip until Brotli is ready', async () => {
  const { assets } = open(answerWith());
  const first = await assets.get(path, 'br');
  expect(first).toMatchObject({ encoding: 'gzip' });
  expect(gunzipSync(first.body)).toEqual(code);
  let next = first;
  for (let turn = 0; turn < 200 && 'encoding' in next && next.encoding !== 'br'; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    next = await assets.get(path, 'br');
  }
  expect(next).toMatchObject({ encoding: 'br' });
  expect(brotliDecompressSync(next.body)).toEqual(code);
});

it('says of length and date nothing that the next answer would not have', async () => {
  const { assets } = open(answerWith());
  const { headers } = await assets.get(path, 'gzip');
  expect(headers.filter((_, index) => index % 2 === 0)).toEqual([
    'Cache-Control',
    'ETag',
    'Content-Type',
  ]);
});

it('leaves alone what is packed already', async () => {
  const { assets } = open(answerWith({}, 'font/woff2'));
  expect(await assets.get('/fonts/a.woff2', 'br')).toMatchObject({
    encoding: 'identity',
    body: code,
  });
});

it.each<[string, Partial<ReadAnswer>]>([
  ['is not there', { status: 404 }],
  ['may change', { headers: ['Cache-Control', 'public, max-age=0'] }],
])('keeps nothing that %s', async (_, more) => {
  const { assets, asked } = open(answerWith(more));
  expect(await assets.get(path, 'br')).toEqual(answerWith(more));
  await assets.get(path, 'br');
  expect(asked).toHaveLength(2);
});

it('keeps a file under the spelling that pages link to, and under no other one', async () => {
  const { assets, asked } = open(answerWith());
  const pageScript = '/_next/static/chunks/pages/%5Bsite%5D.js';
  await assets.get(pageScript, 'br');
  await assets.get(pageScript, 'br');
  expect(asked).toEqual([pageScript]);
  const others = ['/_next/static/chunks/m%61in.js', '/%5fnext/main.js', '/a%2Ejs', '/%ff.js'];
  for (const other of [...others, ...others]) {
    expect(await assets.get(other, 'br')).toEqual(answerWith());
  }
  expect(asked).toHaveLength(1 + 2 * others.length);
});
