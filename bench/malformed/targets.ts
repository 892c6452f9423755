import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPages } from '@/cli/content/listPages';
import { sign } from '@/lib/signature';
import type { Mesh } from '@/catalog/mesh/mesh';
import { createPosted } from '@/commerce/orders/testing/postedCarts';
import { buildPreviewLink } from '@/server/preview/previewLink';
import { sites } from '@/config/sites/records';
import { siteIds } from '@/config/sites/site';
import { contextOf } from '@/views/context';
import { type Draft, secret } from './draft';

const json = 'Content-Type: application/json';

const toBody = (value: unknown) => Buffer.from(JSON.stringify(value));

const get = (kind: string, path: string, host = 'en.localhost'): Draft => ({
  kind,
  method: 'GET',
  path,
  host,
  lines: [],
  body: undefined,
  isSigned: false,
});

const post = (path: string, value: unknown, isSigned = false): Draft => ({
  ...get(path, path),
  method: 'POST',
  lines: [json],
  body: toBody(value),
  isSigned,
});

/** One page of each kind on each site. */
const listScreens = (mesh: Mesh): readonly Draft[] =>
  siteIds.flatMap((siteId) => {
    const context = contextOf(mesh, sites[siteId]);
    const pages = context ? listPages(context) : [];
    const firsts = [...new Map(pages.map((page) => [page.route, page])).values()];
    const host = `${siteId}.localhost`;
    return [
      ...firsts.map(({ route, path }) => get(`page ${route}`, path, host)),
      get('page not found', '/no-such-page', host),
    ];
  });

const posted = createPosted({ id: '3f2c9a10-5b7e-4d61-8a0f-c4e2b19d7703', currency: 'EUR' });

/** Valid for the shipped catalogue; the date is never in the past or too far ahead. */
const cart = {
  ...posted,
  items: posted.items.map((item) => ({
    ...item,
    price: 139,
    selected_date: `${new Date().getUTCFullYear() + 1}-06-19`,
  })),
};

const enquiry = {
  id: '5b7e9a10-3f2c-4d61-8a0f-c4e2b19d7704',
  shop_group_id: 1,
  locale: 'en',
  name: 'Ann Example',
  email: 'ann@example.com',
  phone: '',
  message: 'Twelve of us, Krakow, the first weekend of June.',
};

const reads: readonly string[] = [
  ...['/api/shop-group/1', '/api/shop/1/krakow', '/api/discover/1'],
  ...['/api/settings/1/tax-and-deposit', '/api/exchange-rates', '/api/measurement', '/api/build'],
  ...['/api/health', '/api/ready', '/api/robots', '/api/feed?format=atom', '/api/manifest'],
  ...['/api/security-txt', '/api/sitemap', '/api/sitemap?number=1', '/api/images'],
  ...['/api/preview/leave', '/feed.xml', '/feed.json', '/sitemap.xml', '/sitemap-1.xml'],
  ...['/robots.txt', '/manifest.webmanifest', '/.well-known/security.txt', '/favicon.ico'],
  ...['/_next/image?url=%2Fimages%2Fcities%2Fkrakow.jpg&w=640&q=75', '/500', '/_error'],
];

const script = (): string => {
  const folder = join('.next', 'static', 'chunks');
  const name = readdirSync(folder).find((it) => it.endsWith('.js'));
  return `/_next/static/chunks/${name}`;
};

/**
 * Valid requests to all endpoints of a running shop.
 *
 * @param foreignHost allowed image host that does not respond
 */
export const listTargets = (mesh: Mesh, foreignHost: string): readonly Draft[] => {
  const buildId = readFileSync(join('.next', 'BUILD_ID'), 'utf8').trim();
  const until = Math.floor(Date.now() / 1000) + 36_000;
  const foreign = encodeURIComponent(`http://${foreignHost}/x.jpg`);
  return [
    ...listScreens(mesh),
    ...reads.map((path) => get(path.split('?')[0] ?? path, path)),
    get('page data', `/_next/data/${buildId}/de/krakow.json`, 'de.localhost'),
    get('script', script()),
    get('picture', '/_ipx/f_webp&w_640&q_70/images/cities/krakow.jpg'),
    get('foreign picture', `/_ipx/f_webp&w_640&q_70/${foreign}`),
    get('/api/preview', buildPreviewLink(secret, 'en.localhost', { path: '/krakow', until })),
    {
      ...get('/api/preview', `/api/preview?path=/krakow&until=${until}`),
      lines: [`X-Signature: ${sign(secret, '/krakow')}`],
    },
    // Endpoints that accept data get more requests than those that only show it.
    ...Array.from({ length: 12 }, () => [
      post('/api/cart', cart),
      post('/api/enquiry', enquiry),
      post('/api/revalidate', { type: 'city', id: 'krakow' }, true),
      post('/api/revalidate', { paths: ['/de/krakow', '/en'] }, true),
    ]).flat(),
  ];
};
