import type { Site } from '@/config/sites/site';
import { checkGraph } from '@/testing/checkGraph';
import { allSites, loadShops, loadWritings } from '../support/catalogue';
import { askUrl, type Listed, readHead, readSitemaps } from '../support/found';
import { port } from '../support/shop';

const hostOf = ({ id }: Site) => `${id}.localhost:${port}`;

let listed: Promise<ReadonlyMap<string, Listed>> | undefined;

/** Every entry of the sitemaps of all sites, by address. */
const readAllSitemaps = () => {
  listed ??= Promise.all(allSites.map((site) => readSitemaps(hostOf(site)))).then(
    (sitemaps) => new Map(sitemaps.flat().map((it) => [it.url, it])),
  );
  return listed;
};

interface Seen {
  readonly title: string;
  readonly description: string;
}

/** The faults of a page that a sitemap lists. */
const check = async (
  { url, alternates }: Listed,
  all: ReadonlyMap<string, Listed>,
  seen: Seen[],
): Promise<readonly string[]> => {
  const answer = await askUrl(url);
  const head = readHead(answer);
  const [title, description] = [head.title, head.metaOf('description')];
  seen.push({ title, description });
  const same = JSON.stringify(alternates);
  const lost = Object.values(alternates).filter(
    (href) => JSON.stringify(all.get(href)?.alternates) !== same,
  );
  const requirements: Readonly<Record<string, boolean>> = {
    [`answers ${answer.status}`]: answer.status === 200,
    [`is canonical to ${head.canonicals.join()}`]: head.canonicals.join() === url,
    'has other alternates in its head': JSON.stringify(head.alternates) === same,
    [`is not pointed back to by ${lost.join()}`]: lost.length === 0,
    'is not among its own alternates':
      Object.keys(alternates).length === 0 || Object.values(alternates).includes(url),
    'is noindex': !/noindex/.test(head.metaOf('robots')),
    [`has the title ${title}`]: title.length >= 10 && title.length <= 110,
    [`is described as ${description}`]: description.length >= 50 && description.length <= 180,
    'has no picture to share': /^https?:\/\/[^/]+\/_ipx\//.test(head.metaOf('og:image')),
    'shares another address': head.metaOf('og:url') === url,
    'shares another title': head.metaOf('og:title') === title,
    'has no Twitter card': head.metaOf('twitter:card') === 'summary_large_image',
    [`has ${head.graphs.length} graphs`]: head.graphs.length === 1,
    [`says ${head.graphs.flatMap(checkGraph).join()}`]:
      head.graphs.flatMap(checkGraph).length === 0,
  };
  return Object.entries(requirements).flatMap(([fault, isMet]) =>
    isMet ? [] : [`${url} ${fault}`],
  );
};

const findDoubles = (texts: readonly string[]) =>
  texts.filter((text, at) => texts.indexOf(text) !== at);

for (const site of allSites) {
  it(`lists every page of ${site.id} in its sitemaps, each complete and with mutual alternates`, async () => {
    const all = await readAllSitemaps();
    const own = await readSitemaps(hostOf(site));
    const shops = (await loadShops()).get(site.id) ?? [];
    const { posts, categories, pages } = await loadWritings(site);
    const sold = shops.reduce((sum, { products }) => sum + 1 + products.length, 0);
    expect(own).toHaveLength(6 + categories.length + posts.length + pages.length + sold);

    const faults: string[] = [];
    const seen: Seen[] = [];
    const open = [...own];
    const work = async () => {
      for (let next = open.pop(); next; next = open.pop()) {
        faults.push(...(await check(next, all, seen)));
      }
    };
    await Promise.all([work(), work(), work(), work()]);
    expect(faults).toEqual([]);
    expect(findDoubles(seen.map(({ title }) => title))).toEqual([]);
  });
}
