import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { ItemType } from '@/sources/cms/cmsAddress';
import { serveForTest } from './localServer';

/** An item as a real WordPress gave it, or nearly so. */
export type WireItem = Readonly<Record<string, unknown>> & { readonly id: number };

type Recorded = Readonly<Record<'posts' | 'pages' | 'drafts', readonly WireItem[]>>;

/** What a real WordPress answered (see src/sources/cms/testing/record.mts), anew for each test. */
export const readRecorded = (): Recorded =>
  JSON.parse(readFileSync('src/sources/cms/testing/recorded.json', 'utf8')) as Recorded;

export const credentials = 'admin:abcd efgh';

export interface FakeCms {
  /** What `CMS_URL` says. */
  readonly url: string;
  /** What it has; tests change it. */
  readonly has: Record<ItemType | 'drafts', readonly WireItem[]>;
  /** Paths with queries, as they came. */
  readonly calls: { readonly path: string; readonly headers: IncomingHttpHeaders }[];
  /** Answers instead, where it wants to. @returns whether it did */
  intercept: (path: string, response: ServerResponse) => boolean;
  readonly close: () => Promise<void>;
}

const isRight = (header: string | undefined) =>
  header === `Basic ${Buffer.from(credentials).toString('base64')}`;

/** Lists as WordPress gives them: in pages, in order, with their totals. Drafts are for whoever may see them. */
export const startFakeCms = async (): Promise<FakeCms> => {
  const { posts, pages, drafts } = readRecorded();
  const server = createServer((request, response) => {
    const { url: path = '', headers } = request;
    cms.calls.push({ path, headers });
    if (cms.intercept(path, response)) return;
    const url = new URL(path, 'http://cms.example');
    const [, type] = /\/wp\/v2\/(posts|pages)$/.exec(url.pathname) ?? [];
    const query = url.searchParams;
    const isDrafts = query.has('status');
    if (!type || (isDrafts && !isRight(headers.authorization))) {
      response.writeHead(type ? 400 : 404).end('{"code":"rest_invalid_param"}');
      return;
    }
    const isPosts = type === 'posts';
    const all = isDrafts ? (isPosts ? cms.has.drafts : []) : cms.has[isPosts ? 'posts' : 'pages'];
    const by = query.get('orderby') === 'modified' ? 'modified_gmt' : 'id';
    const sign = query.get('order') === 'asc' ? 1 : -1;
    const sorted = [...all].sort((a, b) => {
      const [x, y] = [a[by] as string | number, b[by] as string | number];
      return x === y ? 0 : x < y ? -sign : sign;
    });
    const size = Number(query.get('per_page') ?? 10);
    const start = (Number(query.get('page') ?? 1) - 1) * size;
    response
      .writeHead(200, { 'Content-Type': 'application/json', 'X-WP-Total': String(all.length) })
      .end(JSON.stringify(sorted.slice(start, start + size)));
  });
  const origin = await serveForTest(server);
  const cms: FakeCms = {
    url: `${origin}/wp-json`,
    has: { posts, pages, drafts },
    calls: [],
    intercept: () => false,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return cms;
};
