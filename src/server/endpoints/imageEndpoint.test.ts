import { createServer, type Server } from 'node:http';
import { portOf } from '@troupe/basics/testing/portOf';
import { createFolder } from '@/testing/contentFolder';

const krakow = '/_ipx/f_webp&w_320/images/cities/krakow.jpg';

let server: Server;

beforeAll(async () => {
  process.env['DATA_DIR'] = await createFolder();
  const { imageEndpoint } = await import('./imageEndpoint');
  server = createServer((request, response) => void imageEndpoint(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const ask = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${portOf(server)}${path}`, init);

it('gives a picture of the shop', async () => {
  const answer = await ask(krakow);
  const bytes = Buffer.from(await answer.arrayBuffer());

  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(bytes.subarray(8, 12).toString('latin1')).toBe('WEBP');
});

it('tells of a picture without sending it', async () => {
  const answer = await ask(krakow, { method: 'HEAD' });

  expect([answer.status, await answer.text()]).toEqual([200, '']);
  expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(1000);
});

it('takes nothing', async () => {
  const answer = await ask(krakow, { method: 'POST' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

it('hands on what the browser likes and what it has', async () => {
  const path = krakow.replace('webp', 'auto');
  const first = await ask(path, { headers: { accept: 'image/avif' } });
  expect(first.headers.get('content-type')).toBe('image/avif');

  const tag = first.headers.get('etag') ?? '';
  const again = await ask(path, { headers: { accept: 'image/avif', 'if-none-match': tag } });
  expect(again.status).toBe(304);
});

it('says why there is none', async () => {
  const answer = await ask('/_ipx/w_1/images/cities/krakow.jpg');
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { statusCode: 400, message: expect.stringMatching(/^width must be one of/) },
  ]);
});
