import { readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createFolder, writePicture, writeText } from '@/testing/contentFolder';
import { type Reply, startServer } from '@/testing/localServer';
import { jpeg, png } from '@/testing/pictures';
import { createImageProxy } from './imageProxy';
import { limits } from './limits';

const opened: ReturnType<typeof createImageProxy>[] = [];

afterEach(() => Promise.all(opened.splice(0).map(({ idle }) => idle())));

const open = async (hosts: readonly string[] = []) => {
  const [own, shipped, cacheFolder] = [
    await createFolder(),
    await createFolder(),
    await createFolder(),
  ];
  await writePicture(shipped, 'images/cities/krakow.jpg', await jpeg());
  const proxy = createImageProxy({ folders: [own, shipped], hosts, cacheFolder, maxAge: 60 });
  const ask = async (url: string, rest: { accept?: string; ifNoneMatch?: string } = {}) => {
    const { status, headers, body } = await proxy.answer({ url, ...rest });
    return { status, headers, body: body ?? Buffer.alloc(0) };
  };
  opened.push(proxy);
  return { own, shipped, cacheFolder, ask, idle: proxy.idle };
};

const krakow = '/images/cities/krakow.jpg';
const small = `/_ipx/f_webp&w_320${krakow}`;

/** As a page names it: the version is in the tag of the original. */
const versioned = async (ask: Awaited<ReturnType<typeof open>>['ask'], versions: string[]) =>
  Promise.all(versions.map((version) => ask(`${small}?v=${version}`)));

describe('an own picture', () => {
  it('is made, and tells what it is', async () => {
    const { ask } = await open();
    const { status, headers, body } = await ask(small);

    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'Content-Type': 'image/webp',
      'Content-Length': String(body.length),
      'Cache-Control': 'public, max-age=60',
      'X-Content-Type-Options': 'nosniff',
      ETag: expect.stringMatching(/^"[0-9a-f]{8}"$/),
    });
    expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 });
  });

  it('is negotiated, which caches are told', async () => {
    const { ask } = await open();
    const url = `/_ipx/f_auto&w_320${krakow}`;
    const answers = await Promise.all(
      ['image/avif,image/webp', 'image/webp', '*/*'].map((accept) => ask(url, { accept })),
    );
    expect(answers.map(({ headers }) => [headers['Content-Type'], headers['Vary']])).toEqual([
      ['image/avif', 'Accept'],
      ['image/webp', 'Accept'],
      ['image/jpeg', 'Accept'],
    ]);
    expect(new Set(answers.map(({ headers }) => headers['ETag'])).size).toBe(3);
  });

  it('may be kept for ever under its version, and for a moment under any other', async () => {
    const { ask, shipped } = await open();
    const { createOwnImages } = await import('./ownImages');
    const { version } = await createOwnImages([shipped])(krakow.slice(1));
    const answers = await versioned(ask, [version, 'older', '']);

    expect(answers.map(({ headers }) => headers['Cache-Control'])).toEqual([
      'public, max-age=31536000, immutable',
      'public, max-age=60',
      'public, max-age=60',
    ]);
  });

  it('is not sent again to a browser that has it', async () => {
    const { ask } = await open();
    const { ETag: tag = '' } = (await ask(small)).headers;
    for (const ifNoneMatch of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      expect(await ask(small, { ifNoneMatch })).toMatchObject({
        status: 304,
        headers: { ETag: tag },
      });
    }
    expect(await ask(small, { ifNoneMatch: '"x"' })).toMatchObject({ status: 200 });
  });

  it('changes with its file', async () => {
    const { ask, shipped } = await open();
    const before = await ask(small);
    await writePicture(shipped, krakow, await png(500, 500));
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + limits.ownAge + 1);
    const after = await ask(small);

    clock.mockRestore();
    expect(after.headers['ETag']).not.toBe(before.headers['ETag']);
    expect(await sharp(after.body).metadata()).toMatchObject({ width: 320, height: 320 });
  });

  it('that was replaced a moment ago is given as it is now', async () => {
    const { ask, shipped } = await open();
    await ask(small);
    await writePicture(shipped, krakow, await png(500, 500));
    const other = await ask(`/_ipx/f_webp&w_600${krakow}`);

    expect(other.status).toBe(200);
    expect(await sharp(other.body).metadata()).toMatchObject({ width: 500, height: 500 });
  });

  it('of the shop’s own folder comes before the one in the repository', async () => {
    const { ask, own } = await open();
    await writePicture(own, krakow, await png(500, 500));
    expect(await sharp((await ask(small)).body).metadata()).toMatchObject({ height: 320 });
  });

  it('is made once however many ask at the same time, and not again afterwards', async () => {
    const { ask, cacheFolder, idle } = await open();
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(small)));

    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    await idle();
    expect((await ask(small)).body.equals(answers[0]?.body ?? Buffer.alloc(0))).toBe(true);
    expect(await readdir(cacheFolder)).toHaveLength(1);
  });
});

describe('refusals say why, in JSON', () => {
  it.each([
    ['/_ipx/w_321/images/cities/krakow.jpg', 400, /^width must be one of/],
    ['/_ipx/_/images/cities/atlantis.jpg', 404, 'there is no /images/cities/atlantis.jpg'],
    ['/_ipx/_/images/cities', 404, 'there is no /images/cities'],
    ['/_ipx/_/../package.json', 400, /must be a path below images/],
    ['/_ipx/_/https%3A%2F%2Fexample.com%2Fa.png', 400, 'the source is on no allowed host'],
  ])('%s: %s', async (url, status, message) => {
    const { ask } = await open();
    const { body, ...answer } = await ask(url);

    expect(answer).toMatchObject({ status, headers: { 'Cache-Control': 'no-store' } });
    const told = JSON.parse(body.toString()) as { statusCode: number; message: string };
    expect(told.statusCode).toBe(status);
    expect(told.message).toMatch(message);
  });

  it('a link that leads out of the folder is no picture of ours', async () => {
    const { ask, own } = await open();
    const outside = await createFolder();
    await writePicture(outside, 'secret.jpg', await jpeg());
    await writePicture(own, 'images/mine.jpg', await jpeg());
    await symlink(join(outside, 'secret.jpg'), join(own, 'images/link.jpg'));
    await symlink(outside, join(own, 'images/folder'));

    expect(await ask('/_ipx/_/images/mine.jpg')).toMatchObject({ status: 200 });
    expect(await ask('/_ipx/_/images/link.jpg')).toMatchObject({ status: 404 });
    expect(await ask('/_ipx/_/images/folder/secret.jpg')).toMatchObject({ status: 404 });
  });

  it('a file that is no picture is refused, also as it is', async () => {
    const { ask, own } = await open();
    await writeText(own, 'images/page.png', '<html>');
    for (const modifiers of ['_', 'f_webp&w_320']) {
      expect(await ask(`/_ipx/${modifiers}/images/page.png`)).toMatchObject({ status: 400 });
    }
  });

  it('whoever comes when too many wait is asked to come again', async () => {
    const { ask, own } = await open();
    const count = limits.transforms + limits.waiting + 20;
    const bytes = await jpeg(40, 40);
    const files = Array.from({ length: count }, (_, index) => `images/p${index}.jpg`);
    await Promise.all(files.map((file) => writePicture(own, file, bytes)));
    const answers = await Promise.all(files.map((file) => ask(`/_ipx/f_webp&w_320/${file}`)));

    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeLessThanOrEqual(20);
    for (const { status, headers } of refused) {
      expect([status, headers['Retry-After']]).toEqual([503, '2']);
    }
  });
});

describe('a picture of an allowed host', () => {
  const serve = async (reply: () => Reply) => {
    const { origin, calls } = await startServer(reply);
    const { ask, ...rest } = await open([new URL(origin).host]);
    const url = `/_ipx/f_webp&w_320/${encodeURIComponent(`${origin}/a.jpg`)}`;
    return { ask: () => ask(url), calls, ...rest };
  };

  it('is read once and kept', async () => {
    const body = await jpeg();
    const { ask, calls } = await serve(() => ({ type: 'image/jpeg', body }));
    const answers = [...(await Promise.all([ask(), ask()])), await ask()];

    expect(answers.map(({ status, headers }) => [status, headers['Cache-Control']])).toEqual(
      Array(3).fill([200, 'public, max-age=3600']),
    );
    expect(calls).toHaveLength(1);
  });

  it('is given at once after an hour too, while it is read anew behind', async () => {
    const body = await jpeg();
    let reply: Reply = { type: 'image/jpeg', body };
    const { ask, calls, idle } = await serve(() => reply);
    const first = await ask();
    await idle();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + limits.remoteAge + 1000);
    reply = 'cut';
    const second = await ask();
    await idle();
    clock.mockRestore();

    expect(calls).toHaveLength(2);
    expect(second).toMatchObject({
      status: 200,
      headers: { 'Cache-Control': 'public, max-age=60' },
    });
    expect(second.body.equals(first.body)).toBe(true);
  });

  it('that could not be read is not asked for again for a moment', async () => {
    const { ask, calls } = await serve(() => ({ status: 404, body: '' }));

    expect([(await ask()).status, (await ask()).status]).toEqual([404, 404]);
    expect(calls).toHaveLength(1);
  });

  it('that is something else is refused', async () => {
    const { ask } = await serve(() => ({ type: 'image/png', body: '<svg/>' }));
    expect(await ask()).toMatchObject({ status: 400 });
  });
});
