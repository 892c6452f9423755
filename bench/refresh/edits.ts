import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildMesh } from '@/catalog/mesh/buildMesh';
import { listShops } from '@/catalog/mesh/queries/shops';
import { buildPath } from '@/config/sites/paths';
import { sites } from '@/config/sites/records';
import { type SiteId, siteIds } from '@/config/sites/site';
import { createFilesLoader } from '@/catalog/sources/files/filesLoader';
import { createEditor } from './editor';

/** Pause between two checks of a page, in ms. */
const pause = 20;

/** When an edit was visible, in ms since the start of the checks. */
export interface Seen {
  /** When the last old page was served; 0 if there was none. */
  readonly lastOld: number;
  /** When the last page showed the edit. */
  readonly all: number;
}

/** A page on a host. */
interface Place {
  readonly host: string;
  /** Percent-encoded. */
  readonly path: string;
}

const read = (port: number, { host, path }: Place): Promise<string> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host }, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    }).on('error', reject);
  });

const shows = async (port: number, place: Place, age: number): Promise<boolean> =>
  (await read(port, place)).includes(`"minAge":${age}`);

/**
 * Edits one activity, notifies a shop, and checks when the shop's pages show the edit.
 *
 * @param content folder to create
 * @param hostOf returns the host of a site
 */
export const createEdits = async (content: string, hostOf: (siteId: SiteId) => string) => {
  const { product, env, edit, message } = createEditor(content);
  const mesh = buildMesh([await createFilesLoader(content).load()]);
  /** Pages of the activity, in all cities that have it, on all sites. */
  const places: readonly Place[] = siteIds.flatMap((siteId) => {
    const { shopGroupId, lang } = sites[siteId];
    return listShops(mesh, shopGroupId, lang).flatMap(({ city, products }) =>
      products
        .filter((it) => it.product.key === product)
        .map(({ texts }) => {
          const params = { activity: texts.slug, city: city.slug };
          return { host: hostOf(siteId), path: buildPath(sites[siteId], 'activity', params) };
        }),
    );
  });

  return {
    places,
    env,
    /** Use ages that no other activity has, to distinguish its pages. */
    edit,

    /** Sends the webhook to the shop. @returns the number of revalidated pages */
    send: async (origin: string): Promise<number> => {
      const { path, ...sending } = message();
      const response = await fetch(origin + path, { method: 'POST', ...sending });
      const { refreshed } = (await response.json()) as { readonly refreshed: readonly unknown[] };
      return refreshed.length;
    },

    /** Checks each page repeatedly until all pages show an edit. */
    watch: async (port: number, pages: readonly Place[], age: number): Promise<Seen> => {
      const start = performance.now();
      const seen = await Promise.all(
        pages.map(async (page): Promise<Seen> => {
          for (let lastOld = 0; ; await sleep(pause)) {
            if (await shows(port, page, age)) return { lastOld, all: performance.now() - start };
            lastOld = performance.now() - start;
          }
        }),
      );
      const latest = (key: keyof Seen) => Math.max(...seen.map((it) => it[key]));
      return { lastOld: latest('lastOld'), all: latest('all') };
    },
  };
};
