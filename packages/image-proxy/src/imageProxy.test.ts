import { randomBytes } from 'node:crypto';
import { readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { decodeRecord } from '@troupe/basics/checksummedRecord';
import { type Reply, serveForTest, startServer } from '@troupe/basics/testing/localServer';
import { createFolder, writeFileIn } from '@troupe/basics/testing/temporaryFolder';
import { createTestLog } from '@troupe/basics/testing/testLog';
import { createImageProxy, type ImageProxy } from './imageProxy';
import { encodeImage } from './imageRecord';
import { limits } from './limits';
import { createOwnImages } from './ownImages';
import { clearPng, jpeg, png, testVariants } from './testing';
import { toVersion } from './versionOf';

const opened: ImageProxy[] = [];

afterEach(() => Promise.all(opened.splice(0).map(({ idle }) => idle())));

const open = async (hosts: readonly string[] = []) => {
  const [own, shipped, cacheFolder] = [
    await createFolder(),
    await createFolder(),
    await createFolder(),
  ];
  await writeFileIn(shipped, 'images/cities/krakow.jpg', await jpeg());
  const { log, lines } = createTestLog();
  /** What the proxy tells of: transforms by outcome, and damaged files by origin. */
  const events: string[] = [];
  const create = (): ImageProxy =>
    createImageProxy({
      folders: [own, shipped],
      hosts,
      cacheFolder,
      maxAge: 60,
      variants: testVariants,
      log,
      onTransformed: (outcome) => events.push(outcome),
      onDamaged: (origin) => events.push(`damaged ${origin}`),
    });
  const proxy = create();
  const ask = async (
    url: string,
    rest: { accept?: string; ifNoneMatch?: string; client?: string } = {},
  ) => {
    const { status, headers, body } = await proxy.answer({ url, ...rest });
    return { status, headers, body: body ?? Buffer.alloc(0) };
  };
  opened.push(proxy);
  /** Simulates another process on the same folders, with empty memory. */
  const restart = async () => {
    await proxy.idle();
    const next = create();
    opened.push(next);
    return async (url: string) => {
      const { status, headers, body } = await next.answer({ url });
      await next.idle();
      return { status, headers, body: body ?? Buffer.alloc(0) };
    };
  };
  return { own, shipped, cacheFolder, ask, idle: proxy.idle, restart, lines, events };
};

const krakow = '/images/cities/krakow.jpg';
const small = `/_ipx/f_webp&w_320${krakow}`;

/** Requests the picture with each of these versions. */
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
      ETag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
    });
    expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 });
  });

  it('is negotiated, which caches are told', async () => {
    const { ask } = await open();
    const url = `/_ipx/f_auto&w_320${krakow}`;
    const answers = await Promise.all(
      ['image/avif,*/*', 'image/avif,image/webp', '*/*'].map((accept) => ask(url, { accept })),
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
    const { digest } = await createOwnImages([shipped])(krakow.slice(1));
    const answers = await versioned(ask, [toVersion(digest), 'older', '']);

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
    await writeFileIn(shipped, krakow, await png(500, 500));
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + limits.ownAge + 1);
    const after = await ask(small);

    clock.mockRestore();
    expect(after.headers['ETag']).not.toBe(before.headers['ETag']);
    expect(await sharp(after.body).metadata()).toMatchObject({ width: 320, height: 320 });
  });

  it('that was replaced a moment ago is given as it is now', async () => {
    const { ask, shipped } = await open();
    await ask(small);
    await writeFileIn(shipped, krakow, await png(500, 500));
    const other = await ask(`/_ipx/f_webp&w_600${krakow}`);

    expect(other.status).toBe(200);
    expect(await sharp(other.body).metadata()).toMatchObject({ width: 500, height: 500 });
  });

  it('of the shop’s own folder comes before the one in the repository', async () => {
    const { ask, own } = await open();
    await writeFileIn(own, krakow, await png(500, 500));
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

describe('what a request is answered with', () => {
  it.each([
    ['width', 'f_webp,w_320,h_240,q_70', 'f_webp,w_640,h_480,q_70'],
    ['height', 'f_webp,w_320,h_240,q_70', 'f_webp,w_320,h_320,q_70'],
    ['fit', 'f_png,w_320,h_320,fit_cover', 'f_png,w_320,h_320,fit_contain'],
    ['quality', 'f_webp,w_320,h_240,q_70', 'f_webp,w_320,h_240,q_80'],
    ['format', 'f_webp,w_320,h_240,q_70', 'f_jpeg,w_320,h_240,q_70'],
  ])('%s counts', async (_, one, other) => {
    const { ask, idle, cacheFolder, own } = await open();
    // Noise, because a single colour gives the same bytes at any quality and crop.
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const picture = sharp({
      create: { width: 640, height: 480, channels: 3, background: '', noise },
    });
    await writeFileIn(own, 'images/noise.png', await picture.png().toBuffer());
    const askTwice = async () => {
      const urls = [one, other].map((it) => `/_ipx/${it}/images/noise.png`);
      const answers = [await ask(urls[0] ?? ''), await ask(urls[1] ?? '')] as const;
      await idle();
      return answers;
    };
    const [first, second] = await askTwice();
    const [again, andAgain] = await askTwice();

    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body.equals(second.body)).toBe(false);
    expect(first.headers['ETag']).not.toBe(second.headers['ETag']);
    expect(again.body.equals(first.body)).toBe(true);
    expect(andAgain.body.equals(second.body)).toBe(true);
    expect(await readdir(cacheFolder)).toHaveLength(2);
  });

  it('spelling does not count', async () => {
    const { ask, idle, cacheFolder } = await open();
    for (const url of [
      `/_ipx/f_webp&w_320&h_240${krakow}`,
      `/_ipx/height_240,width_320,format_webp,fit_cover,quality_80${krakow}?v=1`,
      `/_ipx/q_80%26h_240%26w_320%26f_webp/images%2Fcities%2Fkrakow.jpg?x=1`,
    ]) {
      expect((await ask(url)).status).toBe(200);
      await idle();
    }
    expect(await readdir(cacheFolder)).toHaveLength(1);
  });

  it('a picture in the place of another is not given', async () => {
    const { ask, idle, cacheFolder, restart } = await open();
    const urls = ['320', '640'].map((width) => `/_ipx/f_webp&w_${width}${krakow}`);
    const widthsBy = async (by: (url: string) => Promise<{ body: Buffer }>) => {
      const widths = [];
      for (const url of urls) widths.push((await sharp((await by(url)).body).metadata()).width);
      return widths;
    };
    expect(await widthsBy(ask)).toEqual([320, 640]);
    await idle();
    const [one = '', other = ''] = (await readdir(cacheFolder)).map((it) => join(cacheFolder, it));
    const [first, second] = [await readFile(one), await readFile(other)];
    await writeFile(one, second);
    await writeFile(other, first);

    expect(await widthsBy(await restart())).toEqual([320, 640]);
  });

  it('a picture of another type than the requested one is not given', async () => {
    const { ask, idle, cacheFolder, restart } = await open();
    const url = `/_ipx/f_avif&w_320${krakow}`;
    await ask(url);
    await idle();
    const [name = ''] = await readdir(cacheFolder);
    const path = join(cacheFolder, name);
    const { head } = decodeRecord('TRPIMGE1', await readFile(path)) ?? {};
    const { request } = head as { request: string };
    const { body } = await ask(small);
    await writeFile(path, encodeImage(request, { bytes: body, type: 'webp', madeAt: Date.now() }));

    expect((await (await restart())(url)).headers['Content-Type']).toBe('image/avif');
  });

  it('no type is negotiated that the browser does not accept', async () => {
    const { ask, own } = await open();
    await writeFileIn(own, 'images/clear.png', await clearPng());
    const typeOf = async (source: string, accept: string) => {
      const { status, headers } = await ask(`/_ipx/f_auto&w_320${source}`, { accept });
      return status === 200 ? headers['Content-Type'] : status;
    };
    expect(await typeOf('/images/clear.png', 'image/jpeg')).toBe('image/jpeg');
    expect(await typeOf(krakow, 'image/png')).toBe('image/png');
    expect(await typeOf(krakow, 'image/*, image/jpeg;q=0')).toBe('image/png');
    expect(await typeOf(krakow, 'text/html')).toBe(406);
  });
});

describe('a damaged file of the cache', () => {
  it.each<[string, (whole: Buffer) => Buffer]>([
    ['that is empty', () => Buffer.alloc(0)],
    ['that is cut off', (whole) => whole.subarray(0, whole.length / 2)],
    ['of random bytes', (whole) => randomBytes(whole.length)],
    [
      'with one changed bit',
      (whole) => Buffer.from(whole.with(whole.length - 9, (whole.at(-9) ?? 0) ^ 1)),
    ],
  ])('%s is not given, is replaced, and is logged and counted once', async (_, damage) => {
    const { ask, idle, cacheFolder, restart, lines, events } = await open();
    const good = await ask(small);
    await idle();
    const [name = ''] = await readdir(cacheFolder);
    const path = join(cacheFolder, name);
    const whole = await readFile(path);
    await writeFile(path, damage(whole));
    const askAgain = await restart();
    const answers = await Promise.all(Array.from({ length: 10 }, () => askAgain(small)));

    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(answers.filter(({ body }) => !body.equals(good.body))).toEqual([]);
    const { body } = await (await restart())(small);
    expect(await sharp(body).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
    });
    expect((await readFile(path)).length).toBe(whole.length);
    expect(events.filter((it) => it.startsWith('damaged'))).toEqual(['damaged own']);
    expect(lines).toEqual(['warn images: a damaged file of the cache was removed']);
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
    await writeFileIn(outside, 'secret.jpg', await jpeg());
    await writeFileIn(own, 'images/mine.jpg', await jpeg());
    await symlink(join(outside, 'secret.jpg'), join(own, 'images/link.jpg'));
    await symlink(outside, join(own, 'images/folder'));

    expect(await ask('/_ipx/_/images/mine.jpg')).toMatchObject({ status: 200 });
    expect(await ask('/_ipx/_/images/link.jpg')).toMatchObject({ status: 404 });
    expect(await ask('/_ipx/_/images/folder/secret.jpg')).toMatchObject({ status: 404 });
  });

  it('the folder of pictures may itself be a link', async () => {
    const { ask, own } = await open();
    const volume = await createFolder();
    await writeFileIn(volume, 'mine.jpg', await jpeg());
    await symlink(volume, join(own, 'images'));
    await symlink('/etc/hostname', join(volume, 'link.jpg'));

    expect(await ask('/_ipx/_/images/mine.jpg')).toMatchObject({ status: 200 });
    expect(await ask('/_ipx/_/images/link.jpg')).toMatchObject({ status: 404 });
  });

  it('a file that is no picture is refused, also as it is', async () => {
    const { ask, own } = await open();
    await writeFileIn(own, 'images/page.png', '<html>');
    for (const modifiers of ['_', 'f_webp&w_320']) {
      expect(await ask(`/_ipx/${modifiers}/images/page.png`)).toMatchObject({ status: 400 });
    }
  });

  it('a file that is something else for a decoder is refused', async () => {
    const { ask, own } = await open();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    await writeFileIn(own, 'images/art.avif', `<!--ftypavif-->${svg}`);
    for (const modifiers of ['_', 'f_webp&w_320']) {
      expect(await ask(`/_ipx/${modifiers}/images/art.avif`)).toMatchObject({ status: 400 });
    }
  });

  it('a picture that was refused is not tried again for a moment', async () => {
    const { ask, own, events } = await open();
    const whole = await png();
    await writeFileIn(own, 'images/half.png', whole.subarray(0, whole.length / 2));
    const url = '/_ipx/f_webp&w_320/images/half.png';

    expect([(await ask(url)).status, (await ask(url)).status]).toEqual([400, 400]);
    expect(events).toEqual(['refused']);
    await writeFileIn(own, 'images/half.png', whole);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + limits.ownAge + 1);
    expect(await ask(url)).toMatchObject({ status: 200 });
    expect(events).toEqual(['refused', 'made']);
    clock.mockRestore();
  });
});

describe('more requests than can be served', () => {
  /** Starts a host that does not answer before `release`, and then answers 404. */
  const startSlowHost = async () => {
    const asked: string[] = [];
    const held: ServerResponse[] = [];
    let isReleased = false;
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      if (isReleased) response.writeHead(404).end();
      else held.push(response);
    });
    const origin = await serveForTest(server);
    const release = () => {
      isReleased = true;
      for (const response of held) response.writeHead(404).end();
    };
    return { origin, asked, release };
  };

  const openWithSlowHost = async () => {
    const { origin, asked, release } = await startSlowHost();
    const { ask } = await open([new URL(origin).host]);
    const askFor = (name: string, client: string) =>
      ask(`/_ipx/f_webp&w_320/${encodeURIComponent(`${origin}/${name}`)}`, { client });
    const most = limits.remoteRequests + limits.waiting;
    return { askFor, asked, release, most };
  };

  it('the ones beyond the queue are refused at once, and may come again', async () => {
    const { askFor, asked, release, most } = await openWithSlowHost();
    const answers: { status: number; headers: Readonly<Record<string, string>> }[] = [];
    const all = Array.from({ length: most + 20 }, async (_, index) => {
      answers.push(await askFor(`${index}.jpg`, 'one'));
      // No other request ends before `release`.
      if (answers.length === 20) release();
    });
    await Promise.all(all);
    const [refused, others] = [answers.slice(0, 20), answers.slice(20)];

    expect(refused.map(({ status, headers }) => [status, headers['Retry-After']])).toEqual(
      Array(20).fill([503, '2']),
    );
    expect(others.map(({ status }) => status)).toEqual(Array(most).fill(404));
    expect(asked).toHaveLength(most);
  });

  it('a client with many requests does not keep another one out, nor let it wait for all', async () => {
    const { askFor, asked, release, most } = await openWithSlowHost();
    let refused = 0;
    const flood = Array.from({ length: most + 1 }, async (_, index) => {
      const { status } = await askFor(`flood${index}.jpg`, 'one');
      if (status !== 503) return;
      refused += 1;
      // The queue is full now. The other client replaces one more request of the first client.
      if (refused === 1) other = askFor('other.jpg', 'other');
      if (refused === 2) release();
    });
    let other: ReturnType<typeof askFor> | undefined;
    await Promise.all(flood);

    expect((await other)?.status).toBe(404);
    expect(refused).toBe(2);
    expect(asked.slice(0, limits.remoteRequests + 2)).toContain('/other.jpg');
  });

  it('clients are served in turn for own pictures too', async () => {
    const { ask, own } = await open();
    const names = Array.from({ length: 40 }, (_, index) => `p${index}.jpg`);
    const bytes = await jpeg(400, 300);
    for (const name of [...names, 'other.jpg']) await writeFileIn(own, `images/${name}`, bytes);
    const done: string[] = [];
    const askFor = async (name: string, client: string) => {
      await ask(`/_ipx/f_webp&w_320/images/${name}`, { client });
      done.push(name);
      if (done.length === 1) other = askFor('other.jpg', 'other');
    };
    let other: Promise<void> | undefined;
    await Promise.all(names.map((name) => askFor(name, 'one')));
    await other;

    expect(done.indexOf('other.jpg')).toBeLessThan(names.length - 1);
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

  it('is kept apart from own pictures', async () => {
    const body = await jpeg();
    const { ask, idle, cacheFolder } = await serve(() => ({ type: 'image/jpeg', body }));
    await ask();
    await idle();

    expect(await readdir(cacheFolder)).toEqual(['remote']);
    expect(await readdir(join(cacheFolder, 'remote'))).toHaveLength(1);
  });

  it('is told from any other by its whole address', async () => {
    const paths = ['/a.jpg', '/b.jpg', '/a.jpg?size=2'];
    const sizes = [400, 500, 600];
    const pictures = new Map<string, Buffer>();
    for (const [index, path] of paths.entries()) {
      pictures.set(path, await jpeg(800, sizes[index]));
    }
    const replyWith = (path: string): Reply => ({
      type: 'image/jpeg',
      body: pictures.get(path) ?? '',
    });
    const one = await startServer(({ path }) => replyWith(path));
    const other = await startServer(() => replyWith('/b.jpg'));
    const { ask, idle } = await open([one, other].map(({ origin }) => new URL(origin).host));
    const heightOf = async (address: string) => {
      const { body } = await ask(`/_ipx/f_png&w_3840/${encodeURIComponent(address)}`);
      await idle();
      return (await sharp(body).metadata()).height;
    };
    const addresses = [...paths.map((path) => `${one.origin}${path}`), `${other.origin}/a.jpg`];
    for (let round = 0; round < 2; round += 1) {
      const heights = [];
      for (const address of addresses) heights.push(await heightOf(address));
      expect(heights).toEqual([...sizes, 500]);
    }
  });

  it('never reaches a browser as it came, with or without modifiers', async () => {
    const body = Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>')]);
    const { origin } = await startServer(() => ({ type: 'image/jpeg', body }));
    const { ask } = await open([new URL(origin).host]);
    for (const modifiers of ['_', 'q_80', 'f_jpeg&w_320']) {
      const answer = await ask(`/_ipx/${modifiers}/${encodeURIComponent(`${origin}/a.jpg`)}`);
      expect([answer.status, answer.headers['Content-Type']]).toEqual([200, 'image/jpeg']);
      expect(answer.body.includes('<script>')).toBe(false);
    }
  });

  it('has a tag of all its bytes', async () => {
    const body = await jpeg();
    const { ask } = await serve(() => ({ type: 'image/jpeg', body }));
    expect((await ask()).headers['ETag']).toMatch(/^"[0-9a-f]{64}"$/);
  });

  it('made at a time that has not come yet is read anew', async () => {
    const body = await jpeg();
    const { ask, idle, calls } = await serve(() => ({ type: 'image/jpeg', body }));
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * limits.remoteAge);
    await ask();
    await idle();
    clock.mockRestore();
    const { headers } = await ask();
    await idle();

    expect(headers['Cache-Control']).toBe('public, max-age=60');
    expect(calls).toHaveLength(2);
  });

  it('that is something else is refused', async () => {
    const { ask } = await serve(() => ({ type: 'image/png', body: '<svg/>' }));
    expect(await ask()).toMatchObject({ status: 400 });
  });
});
