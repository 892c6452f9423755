import { get } from 'node:http';
import { buildPath } from '@/config/sites/paths';
import { sites } from '@/config/sites/records';
import type { Mesh } from '@/catalog/mesh/mesh';
import { listIn } from './catalogue';

export interface WarmPage {
  readonly host: string;
  readonly path: string;
}

export interface Seen {
  /** 0 if there was no response. */
  readonly status: number;
  /** Every edition and price on the page. */
  readonly print: string;
}

const fixed = ['home', 'destinations', 'activities', 'map', 'blog'] as const;

/** Pages of every kind on every site. */
export const listWarmPages = (mesh: Mesh): readonly WarmPage[] =>
  Object.values(sites).flatMap((site) => {
    const [shop] = listIn(mesh, site.shopGroupId, site.lang);
    const [sold] = shop?.products ?? [];
    const city = shop?.city.slug ?? '';
    const activity = sold?.texts.slug ?? '';
    return [
      ...fixed.map((route) => buildPath(site, route)),
      buildPath(site, 'city', { city }),
      buildPath(site, 'activity', { activity, city }),
    ].map((path) => ({ host: `${site.id}.localhost`, path }));
  });

const printOf = (html: string): string =>
  [...html.matchAll(/\(edition \d+\)|"price":[\d.]+/g)].map(([found]) => found).join(' ');

export const see = ({ host, path }: WarmPage, port: number): Promise<Seen> =>
  new Promise((resolve) => {
    const nothing = () => resolve({ status: 0, print: '' });
    const options = { host: '127.0.0.1', port, path, headers: { host }, agent: false };
    const asked = get(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', nothing);
      response.on('end', () => {
        const print = printOf(Buffer.concat(chunks).toString('utf8'));
        resolve({ status: response.statusCode ?? 0, print });
      });
    });
    asked.on('error', nothing).setTimeout(10_000, () => asked.destroy());
  });
