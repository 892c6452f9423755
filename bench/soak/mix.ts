import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPages } from '@/cli/content/listPages';
import { buildImageUrl } from '@/ui/images/buildImageUrl';
import { imagePresets } from '@/ui/images/presets';
import type { Mesh } from '@/catalog/mesh/mesh';
import { matchPath } from '@/config/sites/matchPath';
import { toInternalPath } from '@/config/sites/page';
import { parsePath } from '@/config/sites/parsePath';
import { sites } from '@/config/sites/records';
import { siteIds } from '@/config/sites/site';
import { contextOf } from '@/views/context';
import type { Pick } from '../synthetic/pick';

/** A request of a visitor's browser. */
export interface Ask {
  readonly kind: string;
  readonly host: string;
  readonly path: string;
  /** Pages that do not exist must return 404. */
  readonly status: 200 | 404;
}

/** Percentage of requests by kind. */
const shares = {
  home: 10,
  city: 15,
  activity: 18,
  post: 7,
  'other page': 7,
  'soft navigation': 12,
  'search data': 2,
  call: 7,
  picture: 14,
  script: 5,
  'not found': 3,
} as const;

export type AskKind = keyof typeof shares;

const kinds = Object.entries(shares).flatMap(([kind, share]) =>
  Array.from({ length: share }, () => kind as AskKind),
);

const calls = (shopGroupId: number, city: string): readonly string[] => [
  ...['/api/exchange-rates', '/api/build', '/api/measurement', '/sitemap.xml', '/feed.xml'],
  ...[`/api/shop-group/${shopGroupId}`, `/api/discover/${shopGroupId}`],
  `/api/shop/${shopGroupId}/${city}`,
];

const listScripts = (): readonly string[] =>
  readdirSync(join('.next', 'static', 'chunks'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `/_next/static/chunks/${name}`);

/** Picks the first items much more often than the last. */
const pickPopular = <Item>(items: readonly Item[], pick: Pick): Item => {
  const part = pick.whole(0, 999) / 1000;
  const at = Math.floor(items.length * part ** 3);
  const item = items[at];
  if (item === undefined) throw new Error('There is nothing to ask for');
  return item;
};

/** The requests of all visitors of a day, on all sites. */
export const createMix = (mesh: Mesh) => {
  const buildId = readFileSync(join('.next', 'BUILD_ID'), 'utf8').trim();
  const asks = new Map<AskKind, Ask[]>();
  const add = (kind: AskKind, host: string, path: string) => {
    const list = asks.get(kind) ?? [];
    asks.set(kind, list);
    list.push({ kind, host, path, status: 200 });
  };
  const scripts = listScripts();
  for (const siteId of siteIds) {
    const site = sites[siteId];
    const host = `${siteId}.localhost`;
    const context = contextOf(mesh, site);
    if (!context) continue;
    for (const { route, path } of listPages(context)) {
      if (route === 'home' || route === 'city' || route === 'activity') add(route, host, path);
      else if (route === 'blogPost') add('post', host, path);
      else if (route === 'searchIndex') add('search data', host, path);
      else add('other page', host, path);
      const match = matchPath(site, parsePath(path) ?? '');
      if (!match || route === 'home') continue;
      const inside = toInternalPath(site, match);
      add('soft navigation', host, `/_next/data/${buildId}${inside}.json`);
    }
    const city = context.shops[0]?.city.slug ?? '';
    for (const path of calls(site.shopGroupId, city)) add('call', host, path);
    for (const path of scripts) add('script', host, path);
    for (const { city: shown } of context.shops) {
      for (const width of imagePresets.card.widths) {
        add('picture', host, buildImageUrl(shown.picture.src, { preset: 'card', width }));
      }
    }
  }
  // Interleaves the sites, so that each has popular pages.
  const inTurn = new Map(
    [...asks].map(([kind, list]) => {
      const hosts = [...new Set(list.map(({ host }) => host))];
      const queues = hosts.map((host) => list.filter((it) => it.host === host));
      const longest = Math.max(...queues.map(({ length }) => length));
      const turns = Array.from({ length: longest }, (_, turn) =>
        queues.flatMap((queue) => queue.slice(turn, turn + 1)),
      );
      return [kind, turns.flat()] as const;
    }),
  );

  return {
    /** Number of different URLs by kind. */
    sizes: [...inTurn].map(([kind, list]) => `${kind} ${list.length}`),

    next: (pick: Pick, number: number): Ask => {
      const kind = pick.one(kinds);
      if (kind !== 'not found') return pickPopular(inTurn.get(kind) ?? [], pick);
      const host = `${pick.one(siteIds)}.localhost`;
      return { kind, host, path: `/no-such-page-${number}`, status: 404 };
    },
  };
};
