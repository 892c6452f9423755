import sharp from 'sharp';
import { ask, send } from '../support/http';
import { port } from '../support/shop';

const host = 'en.localhost';
const small = '/_ipx/f_webp&fit_cover&w_640&h_480&q_70/images/cities/krakow.jpg';

/** The address of an image in a page, with its version. */
const findPicture = async (): Promise<string> => {
  const { body } = await ask(host, '/krakow');
  const [, source = ''] = /<img[^>]* src="(\/_ipx\/[^"]*krakow[^"]*)"/.exec(body) ?? [];
  return source.replaceAll('&amp;', '&');
};

it('serves a picture in the size and format of the address', async () => {
  const { headers, bytes } = await send({ path: small, headers: { host } });
  const { format, width, height } = await sharp(bytes).metadata();
  expect([headers['content-type'], format, width, height]).toEqual([
    'image/webp',
    'webp',
    640,
    480,
  ]);
});

it('picks the format that the browser accepts', async () => {
  const typeFor = async (accept: string) =>
    (await ask(host, '/_ipx/f_auto&w_320/images/cities/krakow.jpg', { accept })).headers[
      'content-type'
    ];
  expect(await typeFor('image/avif,image/webp,*/*')).toBe('image/webp');
  expect(await typeFor('image/avif,*/*')).toBe('image/avif');
  expect(await typeFor('image/webp,*/*')).toBe('image/webp');
  expect(await typeFor('*/*')).toBe('image/jpeg');
});

it('lets versioned pictures be cached for a year and others for the revalidation period', async () => {
  const picture = await findPicture();
  expect(picture).toMatch(/\?v=[0-9a-f]{16}$/);

  const versioned = await ask(host, picture);
  expect(versioned.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const plain = await ask(host, picture.replace(/\?.*/, ''));
  expect(plain.headers['cache-control']).toBe('public, max-age=2');
});

it('answers 304 for a picture that has not changed', async () => {
  const { etag } = (await ask(host, small)).headers;
  const again = await ask(host, small, { 'if-none-match': String(etag) });
  expect([again.status, again.body]).toEqual([304, '']);
});

for (const [path, status] of [
  ['/_ipx/w_641/images/cities/krakow.jpg', 400],
  ['/_ipx/s_100000x100000,enlarge_true/images/cities/krakow.jpg', 400],
  ['/_ipx/w_640&q_71/images/cities/krakow.jpg', 400],
  ['/_ipx/_/images/cities/atlantis.jpg', 404],
  ['/_ipx/_/images/%2e%2e/%2e%2e/package.json', 400],
  ['/_ipx/_/https%3A%2F%2Fevil.example%2Fa.png', 400],
  [`/_ipx/_/http%3A%2F%2F127.0.0.1%3A${port}%2Fimages%2Fteam.jpg`, 400],
  ['/_ipx/_/%zz', 400],
  ['/_ipx', 400],
] as const) {
  it(`refuses ${path} with a reason in JSON`, async () => {
    const answer = await ask(host, path);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toEqual({
      statusCode: status,
      message: expect.stringMatching(/\w/),
    });
  });
}
