import { expect, test } from '@playwright/test';
import { ask } from './support/http';
import { addressOf } from './support/shop';

const host = 'en.localhost';
const small = '/_ipx/f_webp&fit_cover&w_640&h_480&q_70/images/cities/krakow.jpg';

/** The address of some picture as a page gives it, version and all. */
const findPicture = async (): Promise<string> => {
  const { body } = await ask(host, '/krakow');
  const [, source = ''] = /<img[^>]* src="(\/_ipx\/[^"]*krakow[^"]*)"/.exec(body) ?? [];
  return source.replaceAll('&amp;', '&');
};

test('a picture comes in the size and format that were asked for', async ({ page }) => {
  const type = (await ask(host, small)).headers['content-type'];
  await page.goto(addressOf('en', small));
  const size = await page
    .locator('img')
    .evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight]);

  expect([type, size]).toEqual(['image/webp', [640, 480]]);
});

test('the format follows what the browser likes', async () => {
  const typeFor = async (accept: string) =>
    (await ask(host, '/_ipx/f_auto&w_320/images/cities/krakow.jpg', { accept })).headers[
      'content-type'
    ];
  expect(await typeFor('image/avif,image/webp,*/*')).toBe('image/avif');
  expect(await typeFor('image/webp,*/*')).toBe('image/webp');
  expect(await typeFor('*/*')).toBe('image/jpeg');
});

test('a page names the version of its pictures, which may be kept for ever', async () => {
  const picture = await findPicture();
  expect(picture).toMatch(/\?v=[0-9a-f]{8}$/);

  const versioned = await ask(host, picture);
  expect(versioned.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const plain = await ask(host, picture.replace(/\?.*/, ''));
  expect(plain.headers['cache-control']).toBe('public, max-age=2');
});

test('a browser that has a picture is not sent it again', async () => {
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
  ['/_ipx/_/http%3A%2F%2F127.0.0.1%3A3210%2Fimages%2Fteam.jpg', 400],
  ['/_ipx/_/%zz', 400],
  ['/_ipx', 400],
] as const) {
  test(`${path} is refused with a reason, in JSON`, async () => {
    const answer = await ask(host, path);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toEqual({
      statusCode: status,
      message: expect.stringMatching(/\w/),
    });
  });
}

test('a font that is not there is not remembered as missing', async () => {
  const { status, headers } = await ask(host, '/fonts/missing.woff2');
  expect(status).toBe(404);
  expect(String(headers['cache-control'])).not.toMatch(/immutable|max-age=[1-9]/);
});
