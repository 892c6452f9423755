import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { ItemType } from '@/catalog/sources/cms/cmsAddress';
import { serveForTest } from '@troupe/basics/testing/localServer';

/** An item as a real WordPress returned it, or a slightly changed one. */
export type WireItem = Readonly<Record<string, unknown>> & { readonly id: number };

type Recorded = Readonly<Record<'posts' | 'pages' | 'drafts', readonly WireItem[]>>;

/** Responses of a real WordPress (see src/catalog/sources/cms/testing/record.mts), a fresh copy for each test. */
const readRecorded = (): Recorded =>
  JSON.parse(readFileSync('src/catalog/sources/cms/testing/recorded.json', 'utf8')) as Recorded;

export const credentials = 'admin:abcd efgh';

export interface FakeCms {
  /** The value for `CMS_URL`. */
  readonly url: string;
  /** Its items; tests change them. */
  readonly has: Record<ItemType | 'drafts', readonly WireItem[]>;
  /** The received calls in order; paths include the query. */
  readonly calls: { readonly path: string; readonly headers: IncomingHttpHeaders }[];
  /** May respond instead of the server. @returns whether it has responded */
  intercept: (path: string, response: ServerResponse) => boolean;
  readonly close: () => Promise<void>;
}

const isRight = (header: string | undefined) =>
  header === `Basic ${Buffer.from(credentials).toString('base64')}`;

/** Returns lists as WordPress does: paginated, sorted, with totals. Drafts need the right credentials. */
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
