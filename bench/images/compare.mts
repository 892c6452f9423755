import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createShopImageProxy } from '@/server/imageProxy/shopImageProxy';
import { createShopProcess } from '../shopProcess';
import { median, printRow } from '../table';
import { startIpx } from './ipx';
import { listVariants, measureRate, type VariantToMake } from './variants';

/**
 * `npm run bench:images`: compares the image proxy with sharp alone and with ipx in one run, on the shop's card images.
 * Needs a finished build; ipx is installed temporarily.
 */
const port = 3293;
const rounds = 3;
const cores = availableParallelism();
const askers = 16;
const variants = listVariants();
const room = mkdtempSync(join(tmpdir(), 'troupe-bench-'));
const agent = new Agent({ keepAlive: true, maxSockets: askers });

const toPath = ({ path, width, height }: VariantToMake) =>
  `/f_webp&fit_cover&w_${width}&h_${height}&q_70/${path}`;

const ask = (origin: string) => (variant: VariantToMake) =>
  new Promise<void>((resolve, reject) => {
    get(`${origin}${toPath(variant)}`, { agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${answer.statusCode}: ${toPath(variant)}`));
      answer.resume().on('end', resolve).on('error', reject);
    }).on('error', reject);
  });

const withSharpAlone = ({ path, width, height }: VariantToMake) =>
  sharp(`public/${path}`)
    .resize({ width, height, fit: 'cover' })
    .webp({ quality: 70, effort: 4 })
    .toBuffer();

/** The cache is empty in each round, so that every image is processed. */
const measureProxy = async (round: number) => {
  const proxy = createShopImageProxy({
    folders: ['public'],
    hosts: [],
    cacheFolder: join(room, `round-${round}`),
    maxAge: 60,
  });
  const rate = await measureRate(variants, cores, async (variant) => {
    const { status } = await proxy.answer({ url: `/_ipx${toPath(variant)}` });
    if (status !== 200) throw new Error(`${status}: ${toPath(variant)}`);
  });
  await proxy.idle();
  return rate;
};

const row = (name: string, rate: number, base: number) =>
  printRow(name, `${rate.toFixed(0)}/s`, (rate / base).toFixed(2));

const shop = createShopProcess(port, { DATA_DIR: join(room, 'data') });
const ipx = await startIpx();
try {
  await measureRate(variants, cores, withSharpAlone);
  const [alone, proxied]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await measureRate(variants, cores, withSharpAlone));
    proxied.push(await measureProxy(round));
  }
  console.log(`${variants.length} cards, ${cores} at a time`);
  row('sharp alone', median(alone), median(alone));
  row('the image proxy, nothing in its cache', median(proxied), median(alone));

  await shop.start();
  await measureRate(variants, askers, ask(`${shop.origin}/_ipx`));
  const many = Array.from({ length: 40 }, () => variants).flat();
  const cached = await measureRate(many, askers, ask(`${shop.origin}/_ipx`));
  if (ipx) {
    await measureRate(variants.slice(0, 20), askers, ask(ipx.origin));
    const uncached = await measureRate(variants, askers, ask(ipx.origin));
    console.log('the same over HTTP');
    row('ipx, which keeps nothing', uncached, uncached);
    row('the shop, from its cache', cached, uncached);
  }
} finally {
  agent.destroy();
  ipx?.close();
  await shop.kill();
  rmSync(room, { recursive: true, force: true });
}
