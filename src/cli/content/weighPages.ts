import type { Mesh } from '@/catalog/mesh/mesh';
import type { Site } from '@/config/sites/site';
import { contextOf } from '@/views/context';
import { type ListedPage, listPages, propsMakers } from './listPages';

export interface WeighedPage {
  readonly site: Site['id'];
  /** Path on the site's own host. */
  readonly path: string;
  readonly route: ListedPage['route'];
  /** Size of its props as JSON, uncompressed. */
  readonly bytes: number;
}

/** All pages of one route. */
export interface KindWeight {
  readonly route: ListedPage['route'];
  readonly pages: number;
  readonly bytes: number;
  readonly heaviest: WeighedPage;
}

export interface Weights {
  /** Number of pages of all sites, and their total size. */
  readonly pages: number;
  readonly bytes: number;
  /** Sorted by heaviest page, descending. */
  readonly kinds: readonly KindWeight[];
  /** In descending order of size. */
  readonly heaviest: readonly WeighedPage[];
}

/** Descending by size, then by path. */
const byWeight = (a: WeighedPage, b: WeighedPage) =>
  b.bytes - a.bytes || (a.path < b.path ? -1 : 1);

const weighPage = async (site: Site, page: ListedPage): Promise<WeighedPage> => {
  const { route, path, params } = page;
  const result = await propsMakers[route]({ params: { ...params, site: site.id } });
  if (!('props' in result))
    throw new Error(`The site ${site.id} lists ${path}, but has no such page`);
  const bytes = Buffer.byteLength(JSON.stringify(result.props));
  return { site: site.id, path, route, bytes };
};

const addTo = (kinds: Map<string, KindWeight>, page: WeighedPage): void => {
  const { route, bytes } = page;
  const known = kinds.get(route) ?? { route, pages: 0, bytes: 0, heaviest: page };
  const heaviest = byWeight(page, known.heaviest) < 0 ? page : known.heaviest;
  kinds.set(route, { route, pages: known.pages + 1, bytes: known.bytes + bytes, heaviest });
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, it) => total + it, 0);

/**
 * Builds the props of every page of every site, as the shop does, and measures their size as JSON.
 *
 * @param mesh the mesh that this process's views are built from
 * @param top maximum number of pages in `heaviest`
 * @param onSite called after each site with the number of pages so far
 * @throws if a listed page does not exist
 */
export const weighPages = async (
  mesh: Mesh,
  sites: readonly Site[],
  top: number,
  onSite: (pages: number) => void = () => {},
): Promise<Weights> => {
  const kinds = new Map<string, KindWeight>();
  let heaviest: readonly WeighedPage[] = [];
  let count = 0;
  for (const site of sites) {
    const context = contextOf(mesh, site);
    // One page at a time: the props of all pages together may exceed the machine's memory.
    for (const listed of context ? listPages(context) : []) {
      const page = await weighPage(site, listed);
      addTo(kinds, page);
      heaviest = [...heaviest, page].sort(byWeight).slice(0, top);
      count += 1;
    }
    onSite(count);
  }
  const weighed = [...kinds.values()].sort((a, b) => byWeight(a.heaviest, b.heaviest));
  return { pages: count, bytes: sum(weighed.map(({ bytes }) => bytes)), kinds: weighed, heaviest };
};
