import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { portOf } from '@troupe/basics/testing/portOf';
import { normalizeTransform, toCanonicalRequest, toFileName } from '@troupe/image-proxy';
import sharp from 'sharp';
import { createShopImageProxy } from '@/server/imageProxy/shopImageProxy';
import { imageWidths } from '@/ui/images/presets';
import { median } from '../table';
import { heavySources } from './heavySources';

/**
 * `npm run bench:images:abuse`: attacks the image proxy alone, without Next. Prints the result of each attack, the
 * response times of another visitor, and the peak memory. Fails if a wrong or damaged image is served.
 */
const room = mkdtempSync(join(tmpdir(), 'troupe-abuse-'));
const shop = join(room, 'shop');

const put = (file: string, bytes: Buffer) => {
  const path = join(shop, 'images', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
};

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  });

let caches = 0;
const open = (
  hosts: readonly string[] = [],
  cacheFolder = join(room, `cache${(caches += 1)}`),
) => ({
  cacheFolder,
  ...createShopImageProxy({ folders: [shop], hosts, cacheFolder, maxAge: 60 }),
});

let problems = 0;
const check = (name: string, wrong: number, of: number) => {
  problems += wrong;
  console.log(`${name}: ${wrong} of ${of}`);
};

/** Finds remote URLs whose keys share their first 32 bits: these would collide if keys were short. */
const searchPairs = (origin: string, count: number): readonly (readonly [number, number])[] => {
  const transform = normalizeTransform({ format: 'png' });
  const seen = new Map<string, number>();
  const pairs: [number, number][] = [];
  for (let index = 0; index < count; index += 1) {
    const url = new URL(`/a.png?${index}`, origin);
    const prefix = toFileName(toCanonicalRequest({ kind: 'remote', url }, transform)).slice(0, 8);
    const before = seen.get(prefix);
    if (before !== undefined) pairs.push([before, index]);
    seen.set(prefix, index);
  }
  return pairs;
};

const attackKeys = async () => {
  const SEARCHED = 500_000;
  // The number in the URL, modulo 500, determines the image width.
  const widthOf = (index: number) => (index % 500) + 1;
  const server = createServer(({ url = '' }, response) => {
    const create = { width: widthOf(Number(url.split('?')[1])), height: 1, channels: 3 } as const;
    void sharp({ create: { ...create, background: 'red' } })
      .png()
      .toBuffer()
      .then((bytes) => response.end(bytes));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${portOf(server)}`;
  const pairs = searchPairs(`http://${host}`, SEARCHED);
  const { answer, idle } = open([host]);
  let wrong = 0;
  for (const index of [...pairs.flat(), ...pairs.flat()]) {
    const source = encodeURIComponent(`http://${host}/a.png?${index}`);
    const { body } = await answer({ url: `/_ipx/f_png/${source}` });
    await idle();
    const { width } = await sharp(body).metadata();
    if (width !== widthOf(index)) wrong += 1;
  }
  server.close();
  check(
    `pictures replaced by collisions of 32 bits (${pairs.length} pairs in ${SEARCHED} keys)`,
    wrong,
    4 * pairs.length,
  );
};

const attackFiles = async () => {
  const urls = imageWidths.map((width) => `/_ipx/f_webp&w_${width}/images/photo.jpg`);
  const first = open();
  const digests = new Map<string, string>();
  const digestOf = (bytes: Buffer | undefined) =>
    createHash('sha256')
      .update(bytes ?? '')
      .digest('hex');
  for (const url of urls) digests.set(url, digestOf((await first.answer({ url })).body));
  await first.idle();
  const damages: readonly (readonly [string, (bytes: Buffer) => Buffer])[] = [
    ['empty', () => Buffer.alloc(0)],
    ['cut off', (bytes) => bytes.subarray(0, bytes.length / 2)],
    ['random', (bytes) => Buffer.from(bytes.map(() => Math.random() * 256))],
  ];
  for (const [name, damage] of damages) {
    for (const file of readdirSync(first.cacheFolder)) {
      const path = join(first.cacheFolder, file);
      writeFileSync(path, damage(readFileSync(path)));
    }
    const { answer, idle } = open([], first.cacheFolder);
    let wrong = 0;
    for (const url of urls) {
      if (digestOf((await answer({ url })).body) !== digests.get(url)) wrong += 1;
    }
    await idle();
    check(`damaged files given (${name})`, wrong, urls.length);
  }
};

const watchMemory = () => {
  let most = process.memoryUsage().rss;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  return () => {
    clearInterval(timer);
    return `${Math.round(most / 1e6)} MB`;
  };
};

const FLOOD_MS = 20_000;
const ATTACKERS = 300;

/** @param clientOf returns the client of each attacker connection; it can be the visitor's own client */
const flood = async (name: string, visitor: string, clientOf: (index: number) => string) => {
  const { answer, idle } = open();
  const stopWatch = watchMemory();
  const end = performance.now() + FLOOD_MS;
  let [asked, made, next] = [0, 0, 0];
  const attack = async (client: string) => {
    while (performance.now() < end) {
      next += 1;
      const width = imageWidths[next % imageWidths.length];
      const quality = next % 2 ? 70 : 80;
      const url = `/_ipx/f_webp&w_${width}&q_${quality}/images/flood${next % 400}.jpg`;
      const { status } = await answer({ url, client });
      asked += 1;
      if (status === 200) made += 1;
      // Waits as a client does before a retry.
      if (status !== 200) await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const times: number[] = [];
  /** Number of images processed for others during each request of the visitor. */
  const waitedFor: number[] = [];
  let refused = 0;
  const visit = async () => {
    for (let index = 0; performance.now() < end; index += 1) {
      const [startedAt, madeBefore] = [performance.now(), made];
      const url = `/_ipx/f_webp&w_320/images/visitor${index}.jpg`;
      const { status } = await answer({ url, client: visitor });
      times.push(performance.now() - startedAt);
      waitedFor.push(made - madeBefore);
      if (status !== 200) refused += 1;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  };
  await Promise.all([
    ...Array.from({ length: ATTACKERS }, (_, index) => attack(clientOf(index))),
    visit(),
  ]);
  await idle();
  console.log(
    `${name}: ${ATTACKERS} connections asked ${asked} times; the visitor was refused ${refused} of ${times.length} ` +
      `times, median ${Math.round(median(times))} ms, most ${Math.round(Math.max(...times))} ms, ` +
      `behind ${median(waitedFor)} pictures of others (median); ` +
      `most memory ${stopWatch()}`,
  );
};

const attackWithSources = async () => {
  for (const [name, make] of heavySources) {
    put(`heavy-${name}`, await make());
    const { answer, idle } = open();
    const stopWatch = watchMemory();
    const before = Math.round(process.memoryUsage().rss / 1e6);
    const startedAt = performance.now();
    const { status } = await answer({ url: `/_ipx/f_avif&w_3840/images/heavy-${name}` });
    await idle();
    console.log(
      `heavy source ${name}: ${status} after ${Math.round(performance.now() - startedAt)} ms, ` +
        `memory ${before} MB, most ${stopWatch()}`,
    );
  }
};

try {
  const photo = await noise(1600, 1200).jpeg({ quality: 70 }).toBuffer();
  put('photo.jpg', photo);
  for (let index = 0; index < 400; index += 1) {
    // Each file has different content, so that each is a different source.
    put(`flood${index}.jpg`, Buffer.concat([photo, Buffer.from(`${index}`)]));
    put(`visitor${index}.jpg`, Buffer.concat([photo, Buffer.from(`v${index}`)]));
  }
  await attackKeys();
  await attackFiles();
  await attackWithSources();
  await flood('flood by one client', 'visitor', () => 'attacker');
  await flood('flood by 50 clients', 'visitor', (index) => `attacker${index % 50}`);
  await flood('flood by the visitor’s own client, as without clients', 'visitor', () => 'visitor');
  process.exitCode = problems > 0 ? 1 : 0;
} finally {
  rmSync(room, { recursive: true, force: true });
}
