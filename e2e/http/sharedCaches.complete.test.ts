import { buildPath } from '@/config/sites/paths';
import { sites } from '@/config/sites/records';
import { findPort } from '@troupe/basics/testing/findPort';
import { hasNginx, startNginx } from '@/testing/nginxServer';
import { hasVarnish, startVarnish } from '@/testing/varnishServer';
import { loadShops } from '../support/catalogue';
import { forgeries } from '../support/forgeries';
import { send } from '../support/http';
import { renderPages } from '../support/revalidate';
import { port as shopPort } from '../support/shop';
import { findDifference, toStored } from '../support/stored';

/** Cache poisoning: the request of one visitor never changes the response to the next one. */

interface SharedCache {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

const caches = [
  {
    name: 'Varnish',
    isHere: hasVarnish(),
    start: async (): Promise<SharedCache> =>
      startVarnish(await findPort(), await findPort(), [shopPort, shopPort]),
  },
  {
    name: 'nginx',
    isHere: hasNginx(),
    start: async (): Promise<SharedCache> =>
      startNginx({
        port: await findPort(),
        refreshPort: await findPort(),
        purgePort: await findPort(),
        shops: [shopPort, shopPort],
      }),
  },
];

const site = sites.fr;
const host = 'fr.localhost';

/** Other spellings of an address, and addresses that a cache might mistake for it. */
const listLookalikes = (path: string): readonly string[] => [
  `${path}/`,
  `/${path}`,
  `${path}?utm_source=x`,
  `${path}?__nextLocale=de&site=de`,
  `${path}?x=${encodeURIComponent('<script>alert(1)</script>')}`,
  `${path}%3Fx`,
  `${path}%23x`,
  `${path}%00`,
  `${path};x=1`,
  `${path}/.`,
  `${path}/x/..`,
  `${path}/%2e%2e`,
  `${path}%2f..`,
  path.toUpperCase(),
  path.replace('/', '/%2e/'),
  path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  `/de${path}`,
  `/_next/data${path}.json`,
  `http://evil.example${path}`,
  `http://${host}:81${path}`,
];

const methods = ['HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH', 'PURGE'];

const askedHosts = [`${host}:81`, `${host}.`, host.toUpperCase(), 'evil.example', 'de.localhost'];

describe.each(caches)('behind $name', ({ isHere, start }) => {
  const itBehind = isHere ? it : it.skip;
  let cache: SharedCache;
  let paths: readonly string[];

  beforeAll(async () => {
    if (!isHere) return;
    cache = await start();
    const shops = (await loadShops()).get(site.id) ?? [];
    paths = shops.flatMap(({ city, products }) =>
      products.map(({ texts }) =>
        buildPath(site, 'activity', { activity: texts.slug, city: city.slug }),
      ),
    );
    await renderPages(site.id, paths);
  });

  afterAll(() => (isHere ? cache.stop() : undefined));

  /** Requests a page that is not cached yet in an unusual way, and then in the normal way. */
  const findPoisoned = async (
    questions: readonly {
      readonly what: string;
      readonly ask: (path: string) => Promise<unknown>;
    }[],
    pages: readonly string[],
  ): Promise<readonly string[]> => {
    expect(pages.length).toBeGreaterThanOrEqual(questions.length);
    const poisoned: string[] = [];
    for (const [at, { what, ask }] of questions.entries()) {
      const path = pages[at] ?? '';
      const right = toStored(await send({ path, headers: { host } }));
      await ask(path);
      // Twice, since a cache may send a stale page first and revalidate it in the background.
      for (let turn = 0; turn < 2; turn += 1) {
        const answer = toStored(await send({ path, headers: { host }, port: cache.port }));
        const difference = findDifference(right, answer);
        if (difference !== undefined) poisoned.push(`${path} after ${what}: ${difference}`);
      }
      expect([path, right.status]).toEqual([path, 200]);
    }
    return poisoned;
  };

  itBehind('forged headers change no page for the visitors after', async () => {
    const questions = forgeries.map((forged) => ({
      what: JSON.stringify(forged).slice(0, 90),
      ask: (path: string) => send({ path, headers: { host, ...forged }, port: cache.port }),
    }));
    expect(await findPoisoned(questions, paths)).toEqual([]);
  });

  itBehind(
    'look-alike addresses, other methods and other hosts change no page either',
    async () => {
      const [example = ''] = paths;
      const questions = [
        ...listLookalikes(example).map((_, at) => ({
          what: `look-alike ${at}`,
          ask: (path: string) =>
            send({ path: listLookalikes(path)[at] ?? '', headers: { host }, port: cache.port }),
        })),
        ...methods.map((method) => ({
          what: method,
          ask: (path: string) => send({ path, method, headers: { host }, port: cache.port }),
        })),
        ...askedHosts.map((asked) => ({
          what: asked,
          ask: (path: string) => send({ path, headers: { host: asked }, port: cache.port }),
        })),
      ];
      // In reverse order: the first test has already requested the first paths.
      expect(await findPoisoned(questions, paths.toReversed())).toEqual([]);
    },
  );
});
