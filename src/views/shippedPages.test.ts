import { existsSync } from 'node:fs';
import { geodataFiles } from '@/lib/geo/geodataFiles';
import { walkProse } from '@/mesh/prose/walkProse';
import { languages, type SiteId, siteIds } from '@/sites/site';
import { sites } from '@/sites/records';
import { listShippedPages, type ShippedPage } from '@/testing/listShippedPages';
import { shippedPage } from '@/testing/shippedPages';
import { getViewContext } from './context';
import { feeds } from './feed/feeds';

const corporate: readonly SiteId[] = ['en2', 'en3'];
const consumer = siteIds.filter((siteId) => !corporate.includes(siteId));

type Route = ShippedPage['route'];

const routes = Object.keys(shippedPage) as Route[];

/** Where a list is short there is none. */
const isFurther = (route: Route) => route === 'blogPage' || route === 'blogCategoryPage';

/** Written once per language: not everything is translated. */
const isArticle = ({ route }: ShippedPage) => route === 'blogPost' || route === 'staticPage';

/** Reached by what the browser itself makes of a view: a form, a button, an order that was sent. */
const isMadeByHand = (route: Route) =>
  route === 'summary' || route === 'thankYou' || route === 'searchIndex';

const pages = new Map<SiteId, readonly ShippedPage[]>();
const pagesOf = (siteId: SiteId) => pages.get(siteId) ?? [];

beforeAll(async () => {
  for (const siteId of siteIds) pages.set(siteId, await listShippedPages(siteId));
}, 240_000);

/** Every single value in a tree, with the name it goes by. */
const listLeaves = (value: unknown, name = ''): readonly (readonly [string, unknown])[] => {
  if (typeof value !== 'object' || value === null) return [[name, value]];
  return Object.entries(value).flatMap(([key, below]) =>
    listLeaves(below, Array.isArray(value) ? name : key),
  );
};

const listTexts = (value: unknown) =>
  listLeaves(value).flatMap(([name, leaf]) =>
    typeof leaf === 'string' ? [[name, leaf] as const] : [],
  );

const textsOf = ({ props: { frame, view } }: ShippedPage) =>
  listTexts([{ ...frame, languages: [] }, view]);

/** By itself, or as the image proxy is asked for it. */
const isPicture = (text: string) => /^\/(?:images|_ipx)\//.test(text);

/** What every host serves beside its pages. */
const files: ReadonlySet<string> = new Set([
  ...feeds.map(({ href }) => href),
  ...Object.values(geodataFiles),
]);

/** Addresses of other hosts that the site's own texts lead to. */
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

/** Where the links of a page lead: `#heading` to one of its own, everything else without its query and its hash. */
const listLinks = (page: ShippedPage): readonly string[] => {
  const texts = textsOf(page);
  const ids = new Set(texts.flatMap(([name, text]) => (name === 'id' ? [`#${text}`] : [])));
  return texts
    .filter(([name, text]) => name === 'href' || (text.startsWith('/') && !isPicture(text)))
    .map(([, href]) => href)
    .filter((href) => !ids.has(href))
    .map((href) => (href.startsWith('/') ? href.replace(/[?#].*$/, '') : href));
};

const toFile = (text: string) => `public${text.replace(/^\/_ipx\/[^/]+/, '').replace(/\?.*$/, '')}`;

describe.each(siteIds)('the site %s', (siteId) => {
  it('gives every page its title, its words and its frame', () => {
    const found = new Set(pagesOf(siteId).map(({ route }) => route));
    expect(routes.filter((route) => !found.has(route) && !isFurther(route))).toEqual([]);
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
    for (const { path, props } of pagesOf(siteId)) {
      const lost = listLeaves(props).filter(([, leaf]) => isLost(leaf));
      expect([path, lost]).toEqual([path, []]);
    }
  });

  it('links only to pages that it has itself, without a host, or where its texts say', async () => {
    const foreign = await listForeign(siteId);
    const own = new Set([...pagesOf(siteId).map(({ path }) => path), ...files, ...foreign]);
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
    for (const page of pagesOf(siteId)) {
      expect(textsOf(page).filter(([name, text]) => name === 'alt' && text === '')).toEqual([]);
    }
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
    for (const { things, path, props } of pagesOf(siteId)) {
      for (const link of props.frame.languages) {
        const there = pagesOf(link.siteId as SiteId);
        const nearest = things
          .map((thing) => there.find((page) => page.things[0] === thing))
          .find((page) => page !== undefined);
        const expected = link.siteId === siteId ? path : nearest?.path;
        expect([path, link.siteId, link.path]).toEqual([path, link.siteId, expected]);
        const isAbove = nearest?.things[0] !== things[0];
        expect([path, link.siteId, link.isAbove ?? false]).toEqual([path, link.siteId, isAbove]);
      }
    }
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
