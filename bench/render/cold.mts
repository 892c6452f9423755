import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createShopProcess, type ShopProcess } from '../shopProcess';
import { median } from '../table';

/**
 * Compares the CPU time per page that nobody has asked for before with that of another build, in turn in one run. Both
 * run Next alone, on one process each. The other build is a finished clone of the project.
 *
 *   node --import tsx bench/render/cold.mts <folder of the other build> [pages per round] [rounds]
 */
const [other, size = '150', times = '4'] = process.argv.slice(2);
if (other === undefined) {
  console.error('Which build shall it be compared with? Give the folder of its clone.');
  process.exit(2);
}

/** Sites whose activities are rendered: one of each theme, in three languages. */
const hosts = ['en.localhost', 'pl2.localhost', 'de.localhost', 'fr.localhost'];
/**
 * Pages before the first round: builds contain the first activities of each city, and V8 has optimized what runs often
 * by then.
 */
const warmUp = 200;

interface Build {
  readonly name: string;
  readonly shop: ShopProcess;
  readonly data: string;
}

const open = (name: string, port: number, folder?: string): Build => {
  const data = mkdtempSync(join(tmpdir(), 'troupe-cold-'));
  return { name, data, shop: createShopProcess(port, { DATA_DIR: data }, 'next start', folder) };
};

const ask = async ({ shop }: Build, host: string, path: string): Promise<string> => {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(`${shop.origin}${path}`, { headers: { host } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve(text));
    })
      .on('error', reject)
      .end();
  });
};

/** Paths of activities in a sitemap: two segments, the second of which is a city. */
const listPaths = async (
  build: Build,
): Promise<readonly (readonly [host: string, path: string])[]> => {
  const lists = await Promise.all(
    hosts.map(async (host) => {
      const sitemap = await ask(build, host, '/sitemap-1.xml');
      const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(
        ([, path = '']) => path,
      );
      const cities = new Set(paths.filter((path) => /^\/[^/]+$/.test(path)));
      return paths
        .filter(
          (path) => /^\/[^/]+(\/[^/]+)$/.test(path) && cities.has(path.replace(/^\/[^/]+/, '')),
        )
        .map((path) => [host, path] as const);
    }),
  );
  const longest = Math.max(...lists.map((list) => list.length));
  // The sites take turns.
  return Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();
};

const builds = [open('this build', 3241), open('the other', 3242, other)] as const;
try {
  for (const { shop } of builds) await shop.start();
  const known = await Promise.all(
    builds.map(async (it) => new Set((await listPaths(it)).map(String))),
  );
  const paths = (await listPaths(builds[0])).filter((it) => known[1]?.has(String(it)));
  const spent = builds.map(() => [] as number[]);
  const rounds = Number(times);
  let next = 0;
  for (let round = 0; round <= rounds; round += 1) {
    const count = round === 0 ? warmUp : Number(size);
    const part = paths.slice(next, next + count);
    next += count;
    if (part.length < count) throw new Error(`The shop has ${paths.length} activities only`);
    // They take turns at going first, since the speed of the machine changes within a round too.
    const turn = [...builds.entries()];
    if (round % 2 === 1) turn.reverse();
    for (const [at, build] of turn) {
      const before = build.shop.cpuTime();
      for (const [host, path] of part) await ask(build, host, path);
      if (round > 0) spent[at]?.push((build.shop.cpuTime() - before) / count);
    }
  }
  const show = (list: readonly number[]) => list.map((it) => it.toFixed(2)).join(', ');
  builds.forEach(({ name }, at) => {
    const list = spent[at] ?? [];
    console.log(
      `${name.padEnd(12)} ${median(list).toFixed(2)} ms CPU per cold page (rounds: ${show(list)})`,
    );
  });
  const [own = [], others = []] = spent;
  const rates = own.map((it, round) => (others[round] ?? 0) / it);
  console.log(
    `rate of this build: ${median(rates).toFixed(2)} of the other's (rounds: ${show(rates)})`,
  );
} finally {
  for (const { shop, data } of builds) {
    await shop.kill();
    rmSync(data, { recursive: true, force: true });
  }
}
process.exit();
