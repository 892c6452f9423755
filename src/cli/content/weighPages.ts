import type { Mesh } from '@/mesh/mesh';
import type { Site } from '@/sites/site';
import { contextOf } from '@/views/context';
import { type ListedPage, listPages, propsMakers } from './listPages';

export interface WeighedPage {
  readonly site: Site['id'];
  /** On the site's own host. */
  readonly path: string;
  readonly route: ListedPage['route'];
  /** What its props are as JSON, before compression. */
  readonly bytes: number;
}

/** All pages that are made in one way. */
export interface KindWeight {
  readonly route: ListedPage['route'];
  readonly pages: number;
  readonly bytes: number;
  readonly heaviest: WeighedPage;
}

export interface Weights {
  /** How many pages there are on all sites, and what all of them weigh together. */
  readonly pages: number;
  readonly bytes: number;
  /** The kind with the heaviest page first. */
  readonly kinds: readonly KindWeight[];
  /** The heaviest first. */
  readonly heaviest: readonly WeighedPage[];
}

/** Heaviest first; of two alike the one that an editor finds first. */
const byWeight = (a: WeighedPage, b: WeighedPage) =>
  b.bytes - a.bytes || (a.path < b.path ? -1 : 1);

const weighPage = async (site: Site, page: ListedPage): Promise<WeighedPage> => {
  const { route, path, params } = page;
  const result = await propsMakers[route]({ params: { ...params, site: site.id } });
  if (!('props' in result))
    throw new Error(`The site ${site.id} lists ${path}, but has no such page`);
  const bytes = Buffer.byteLength(JSON.stringify(await result.props));
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
 * Makes the data of every page of every site, as the shop would.
 *
 * @param mesh the one that this process's views are made from
 * @param top how many pages are named
 * @param onSite told after each site how many pages there were until then
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
    // One after the other: a shop may have more pages than a machine has memory for.
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
