import { existsSync } from 'node:fs';
import { geodataFiles } from '@/lib/geo/geodataFiles';
import { walkProse } from '@/catalog/mesh/prose/walkProse';
import { languages, type SiteId, siteIds } from '@/config/sites/site';
import { buildPath } from '@/config/sites/paths';
import { sites } from '@/config/sites/records';
import { listShippedPages, type ShippedPage } from '@/testing/listShippedPages';
import { shippedPage } from '@/testing/shippedPages';
import { getViewContext } from './context';
import { feeds } from './hostFiles/feed/feeds';

const corporate: readonly SiteId[] = ['en2', 'en3'];
const consumer = siteIds.filter((siteId) => !corporate.includes(siteId));

type Route = ShippedPage['route'];

const routes = Object.keys(shippedPage) as Route[];

/** Short lists have no later pages. */
const isFurther = (route: Route) => route === 'blogPage' || route === 'blogCategoryPage';

/** Articles exist per language, and not all are translated. */
const isArticle = ({ route }: ShippedPage) => route === 'blogPost' || route === 'staticPage';

/** Whether a site has pages of a route: proposals are made for companies. */
const isFor = (siteId: SiteId, route: Route) =>
  !['proposal', 'proposalDocument'].includes(route) || corporate.includes(siteId);

/** Only reachable by a form, a button or a sent order, not by a link. */
const isMadeByHand = (route: Route) =>
  route === 'summary' || route === 'thankYou' || route === 'searchIndex';

const pages = new Map<SiteId, readonly ShippedPage[]>();
const pagesOf = (siteId: SiteId): readonly ShippedPage[] => {
  const listed = pages.get(siteId) ?? [];
  if (listed.length === 0) throw new Error(`No page of ${siteId} was listed`);
  return listed;
};

/** The path of the first page that shows a thing, by site. */
const byThing = new Map<SiteId, ReadonlyMap<string, string>>();

beforeAll(async () => {
  for (const siteId of siteIds) {
    const listed = await listShippedPages(siteId);
    pages.set(siteId, listed);
    byThing.set(
      siteId,
      new Map(listed.map(({ things, path }) => [things[0], path] as const).reverse()),
    );
  }
});

type Leaf = readonly [name: string, value: unknown];

/** All primitive values in a tree, each with its property name. */
const listLeaves = (value: unknown, name = '', leaves: Leaf[] = []): readonly Leaf[] => {
  if (typeof value !== 'object' || value === null) leaves.push([name, value]);
  else if (Array.isArray(value)) for (const below of value) listLeaves(below, name, leaves);
  else for (const [key, below] of Object.entries(value)) listLeaves(below, key, leaves);
  return leaves;
};

/** Several tests read the same thousands of pages: each page is read once. */
const oncePerPage = <Value>(read: (page: ShippedPage) => Value): ((page: ShippedPage) => Value) => {
  const known = new Map<ShippedPage, Value>();
  return (page) => {
    const value = known.get(page) ?? read(page);
    known.set(page, value);
    return value;
  };
};

const textsOf = oncePerPage(({ props: { frame, view } }) =>
  listLeaves([{ ...frame, languages: [] }, view]).flatMap(([name, leaf]) =>
    typeof leaf === 'string' ? [[name, leaf] as const] : [],
  ),
);

/** A picture's own path, or its path at the image proxy. */
const isPicture = (text: string) => /^\/(?:images|_ipx)\//.test(text);

/** Files that every host serves beside its pages. */
const files: ReadonlySet<string> = new Set([
  ...feeds.map(({ href }) => href),
  ...Object.values(geodataFiles),
]);

/** URLs of other hosts in the site's texts. */
const listForeign = async (siteId: SiteId): Promise<ReadonlySet<string>> => {
  const { posts, pages: texts } = await getViewContext(sites[siteId]);
  const nodes = [...posts, ...texts].flatMap(({ read }) => walkProse(read().prose));
  return new Set(
    nodes.flatMap((node) =>
      typeof node === 'object' && node.kind === 'link' && node.target.to === 'elsewhere'
        ? [node.target.href]
        : [],
    ),
  );
};

/** Link targets of a page: `#heading` for links within it, otherwise paths without query and hash. */
const listLinks = oncePerPage((page): readonly string[] => {
  const texts = textsOf(page);
  const ids = new Set(texts.flatMap(([name, text]) => (name === 'id' ? [`#${text}`] : [])));
  return texts
    .filter(([name, text]) => name === 'href' || (text.startsWith('/') && !isPicture(text)))
    .map(([, href]) => href)
    .filter((href) => !ids.has(href))
    .map((href) => (href.startsWith('/') ? href.replace(/[?#].*$/, '') : href));
});

const toFile = (text: string) => `public${text.replace(/^\/_ipx\/[^/]+/, '').replace(/\?.*$/, '')}`;

describe.each(siteIds)('the site %s', (siteId) => {
  it('gives every page its title, its words and its frame', () => {
    const found = new Set(pagesOf(siteId).map(({ route }) => route));
    const expected = routes.filter((route) => isFor(siteId, route) && !isFurther(route));
    expect(expected.filter((route) => !found.has(route))).toEqual([]);
    expect(found.has('proposal')).toBe(corporate.includes(siteId));
    for (const { props } of pagesOf(siteId)) {
      expect(props.frame.site.id).toBe(siteId);
      expect(props._nextI18Next?.initialLocale).toBe(sites[siteId].lang);
    }
  });

  it('sends at most 40,000 bytes of data with any page but the index of the search', () => {
    const tooBig = pagesOf(siteId)
      .filter(({ route }) => route !== 'searchIndex')
      .map(({ path, props }) => ({ path, bytes: Buffer.byteLength(JSON.stringify(props)) }))
      .filter(({ bytes }) => bytes > 40_000);
    expect(tooBig).toEqual([]);
  });

  it('hands over nothing that JSON would lose on the way', () => {
    const isLost = (leaf: unknown) =>
      leaf === undefined || (typeof leaf === 'number' && !Number.isFinite(leaf));
    const lost = pagesOf(siteId).flatMap(({ path, props }) =>
      listLeaves(props).flatMap(([name, leaf]) => (isLost(leaf) ? [`${path} ${name}`] : [])),
    );
    expect(lost).toEqual([]);
  });

  it('links only to pages that it has itself, without a host, or where its texts say', async () => {
    const foreign = await listForeign(siteId);
    // They are rendered for each request, so they are no pages of the build. The second one is to be followed by a token.
    const uncached = [
      buildPath(sites[siteId], 'tripReading'),
      buildPath(sites[siteId], 'payment', { token: '' }),
    ];
    const pages = pagesOf(siteId).map(({ path }) => path);
    const own = new Set([...pages, ...uncached, ...files, ...foreign]);
    const links = pagesOf(siteId).flatMap(listLinks);
    expect(links.length).toBeGreaterThan(0);
    expect([...new Set(links)].filter((href) => !own.has(href))).toEqual([]);
  });

  it('leads to every page that it has', () => {
    const linked = new Set(pagesOf(siteId).flatMap(listLinks));
    const paths = pagesOf(siteId).filter(({ route }) => !isMadeByHand(route));
    expect(paths.map(({ path }) => path).filter((path) => !linked.has(path))).toEqual([]);
  });

  it('shows only pictures that are there', () => {
    const pictures = pagesOf(siteId).flatMap((page) =>
      textsOf(page).flatMap(([, text]) => (isPicture(text) ? [text] : [])),
    );
    expect(pictures.length).toBeGreaterThan(0);
    expect([...new Set(pictures)].filter((path) => !existsSync(toFile(path)))).toEqual([]);
  });

  it('describes every picture but mere decoration', () => {
    const isUndescribed = (page: ShippedPage) =>
      textsOf(page).some(([name, text]) => name === 'alt' && text === '');
    const undescribed = pagesOf(siteId).filter(isUndescribed);
    expect(undescribed.map(({ path }) => path)).toEqual([]);
  });
});

describe.each(consumer)('the consumer site %s', (siteId) => {
  const ownLang = sites[siteId].lang;

  it('offers every language once, its own by itself, and never a corporate site', () => {
    for (const { props } of pagesOf(siteId)) {
      const links = props.frame.languages;
      expect(links.map(({ lang }) => lang).sort()).toEqual([...languages].sort());
      expect(links.find(({ lang }) => lang === ownLang)?.siteId).toBe(siteId);
      expect(links.filter((link) => corporate.includes(link.siteId as SiteId))).toEqual([]);
    }
  });

  it('leads from the language menu to the same thing, or to the nearest above it', () => {
    const links = pagesOf(siteId).flatMap((page) =>
      page.props.frame.languages.map((link) => ({ page, link })),
    );
    const told = links.map(
      ({ page, link }) => `${page.path}: ${link.path} ${link.isAbove ? 'above' : 'same'}`,
    );
    const expected = links.map(({ page: { things, path }, link }) => {
      const there = byThing.get(link.siteId as SiteId);
      const thing = things.find((it) => there?.has(it));
      const target = link.siteId === siteId ? path : there?.get(thing ?? '');
      return `${path}: ${target} ${thing === things[0] ? 'same' : 'above'}`;
    });
    expect(told.length).toBeGreaterThan(0);
    expect(told).toEqual(expected);
  });
});

it('some articles are translated into every language, some into few, and some into none', () => {
  const sizes = pagesOf('en')
    .filter(isArticle)
    .map(({ props }) => props.frame.languages.filter(({ isAbove }) => !isAbove).length);
  expect(sizes).toContain(languages.length);
  expect(sizes.some((size) => size > 1 && size < languages.length)).toBe(true);
  expect(sizes).toContain(1);
});

describe.each(corporate)('the corporate site %s', (siteId) => {
  it('has no language menu, since it speaks one language', () => {
    for (const { props } of pagesOf(siteId)) expect(props.frame.languages).toEqual([]);
  });

  it.each(routes)('has no stag and no hen in the data of any %s page', (route) => {
    const said = pagesOf(siteId)
      .filter((page) => page.route === route)
      .flatMap(({ path, props }) => {
        const words = /.{0,30}\b(?:stag|hen)\b.{0,30}/i.exec(JSON.stringify(props));
        return words ? [`${path}: ${words[0]}`] : [];
      });
    expect(said).toEqual([]);
  });
});
