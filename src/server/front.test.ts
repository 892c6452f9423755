import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { openProcess, temporaryFolder } from '@/cache/testing';
import { parseEnv } from '@/env/env';
import { listSites } from '@/sites/activeSites';
import { sites } from '@/sites/records';
import type { SiteId } from '@/sites/site';
import { serveForTest } from '@/testing/localServer';
import { createFront } from './front';
import { createHotPages } from './hotPages';
import { toDocumentAddress } from './pageAddress';
import { createPageHeaders } from './pageHeaders';
import { createSiteOfHost } from './siteOfHost';

let origin: string;
let folder: string;
let remove: () => void;
let renderer: ReturnType<typeof openProcess>;

const clock = { now: 1_800_000_000_000 };

const readEnv = () => {
  const env = parseEnv({});
  if (!env.ok) throw new Error(env.problem.join());
  return env.value;
};

beforeEach(async () => {
  ({ folder, remove } = temporaryFolder());
  renderer = openProcess(folder, clock);
  const env = readEnv();
  const front = createFront({
    sites: listSites(env),
    buildId: 'a-build',
    siteOfHost: createSiteOfHost(env),
    hotPages: createHotPages({ ...openProcess(folder, clock), now: () => clock.now }),
    assets: { get: () => Promise.reject(new Error('there are none')) },
    headers: createPageHeaders(env),
    renewals: { renew: () => {} },
    // The one behind it says that it was asked.
    forwarding: {
      forward: async (_, response) => void response.end('from the renderer'),
      read: () => Promise.reject(new Error('nobody asks')),
    },
    learnMarks: async () => {},
    selfReport: { answer: () => false },
    notePage: () => {},
    markOf: () => [],
  });
  origin = await serveForTest(createServer(front));
});

afterEach(() => remove());

const make = async (siteId: SiteId, generation: number) => {
  const address = toDocumentAddress(sites[siteId], '/krakow');
  if (!address) throw new Error('Krakow has no address');
  await renderer.make(address.key, generation);
};

interface Seen {
  readonly body: string;
  readonly head: IncomingHttpHeaders;
}

const visit = (siteId: SiteId, headers: Readonly<Record<string, string>> = {}) =>
  new Promise<Seen>((resolve, reject) => {
    const host = `${siteId}.localhost`;
    get(`${origin}/krakow`, { agent: false, headers: { host, ...headers } }, async (answer) => {
      const body = (await text(answer)).replace(/^<p>(\d+).*$/s, 'generation $1');
      resolve({ body, head: answer.headers });
    }).on('error', reject);
  });

const bodyOf = async (...asked: Parameters<typeof visit>) => (await visit(...asked)).body;

it('each host has its own site’s page at the same path, from the disk and from memory', async () => {
  await make('de', 1);
  await make('fr', 2);
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await bodyOf('de')).toBe('generation 1');
    expect(await bodyOf('fr')).toBe('generation 2');
    expect(await bodyOf('pl')).toBe('from the renderer');
  }
});

it('whoever sees drafts gets nothing that lies ready, and leaves nothing of theirs for others', async () => {
  await make('de', 1);
  const cookies = ['__prerender_bypass=x', 'a=b; __prerender_bypass=x', '__prerender_bypass='];
  for (const cookie of cookies) {
    expect(await bodyOf('de')).toBe('generation 1');
    expect(await bodyOf('de', { cookie })).toBe('from the renderer');
  }
  expect(await bodyOf('de')).toBe('generation 1');
});

it('other cookies keep nobody from what lies ready', async () => {
  await make('de', 1);
  expect(await bodyOf('de', { cookie: 'troupe=1; not__prerender_bypass=x' })).toBe('generation 1');
});

describe('of a page that is asked for again and again', () => {
  beforeEach(() => make('en', 1));

  it('what is left of its window gets less, and then it is stale', async () => {
    const seen: unknown[] = [];
    for (const seconds of [0, 0, 20, 1, 50]) {
      clock.now += seconds * 1000;
      const { body, head } = await visit('en');
      const [, left] = /s-maxage=(\d+)/.exec(head['cache-control'] ?? '') ?? [];
      seen.push([body, left, head['x-nextjs-cache']]);
    }
    expect(seen).toEqual([
      ['generation 1', '60', 'HIT'],
      ['generation 1', '60', 'HIT'],
      ['generation 1', '40', 'HIT'],
      ['generation 1', '39', 'HIT'],
      ['generation 1', '1', 'STALE'],
    ]);
  });

  it('what one host is told of it is not told to the next', async () => {
    const robots: unknown[] = [];
    for (const host of ['copy.example.org', 'en.localhost', 'copy.example.org']) {
      const { body, head } = await visit('en', { host });
      robots.push([body, head['x-robots-tag']]);
    }
    expect(robots).toEqual([
      ['generation 1', 'noindex'],
      ['generation 1', undefined],
      ['generation 1', 'noindex'],
    ]);
  });

  it('each encoding is named by itself', async () => {
    const encodings: unknown[] = [];
    for (const accepted of ['gzip', 'identity', 'br', 'gzip']) {
      const { head } = await visit('en', { 'accept-encoding': accepted });
      encodings.push(head['content-encoding']);
    }
    expect(encodings).toEqual(['gzip', undefined, 'br', 'gzip']);
  });
});
