import { existsSync } from 'node:fs';
import { languages, type SiteId, siteIds } from '@/sites/site';
import { sites } from '@/sites/records';
import { listShippedPages, type ShippedPage } from '@/testing/shippedPages';

const corporate: readonly SiteId[] = ['en2', 'en3'];
const consumer = siteIds.filter((siteId) => !corporate.includes(siteId));

const pages = new Map<SiteId, readonly ShippedPage[]>();
const pagesOf = (siteId: SiteId) => pages.get(siteId) ?? [];

beforeAll(async () => {
  for (const siteId of siteIds) pages.set(siteId, await listShippedPages(siteId));
}, 120_000);

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

const toFile = (text: string) => `public${text.replace(/^\/_ipx\/[^/]+/, '').replace(/\?.*$/, '')}`;

describe.each(siteIds)('the site %s', (siteId) => {
  it('gives every page its title, its words and its frame', () => {
    expect(pagesOf(siteId).map(({ route }) => route)).toEqual(
      expect.arrayContaining([
        'home',
        'about',
        'destinations',
        'city',
        'activity',
        'cart',
        'summary',
        'thankYou',
      ]),
    );
    for (const { props } of pagesOf(siteId)) {
      expect(props.frame.site.id).toBe(siteId);
      expect(props._nextI18Next?.initialLocale).toBe(sites[siteId].lang);
    }
  });

  it('sends at most 40,000 bytes of data with any page', () => {
    const tooBig = pagesOf(siteId)
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

  it('links only to pages that it has itself, without a host', () => {
    const own = new Set(pagesOf(siteId).map(({ path }) => path));
    const links = pagesOf(siteId).flatMap((page) =>
      textsOf(page)
        .filter(([name, text]) => name === 'href' || (text.startsWith('/') && !isPicture(text)))
        .map(([, href]) => href),
    );
    expect(links.length).toBeGreaterThan(0);
    expect([...new Set(links)].filter((href) => !own.has(href))).toEqual([]);
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
  it('offers every language once, its own by itself, and never a corporate site', () => {
    for (const { props } of pagesOf(siteId)) {
      const links = props.frame.languages;
      expect(links.map(({ lang }) => lang).sort()).toEqual([...languages].sort());
      expect(links.find(({ lang }) => lang === sites[siteId].lang)?.siteId).toBe(siteId);
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
        expect([path, link.siteId, link.path]).toEqual([path, link.siteId, nearest?.path]);
      }
    }
  });
});

describe.each(corporate)('the corporate site %s', (siteId) => {
  it('has no language menu, since it speaks one language', () => {
    for (const { props } of pagesOf(siteId)) expect(props.frame.languages).toEqual([]);
  });

  it.each(['home', 'about', 'destinations', 'city', 'activity', 'cart', 'summary', 'thankYou'])(
    'has no stag and no hen in the data of any %s page',
    (route) => {
      const said = pagesOf(siteId)
        .filter((page) => page.route === route)
        .flatMap(({ path, props }) => {
          const words = /.{0,30}\b(?:stag|hen)\b.{0,30}/i.exec(JSON.stringify(props));
          return words ? [`${path}: ${words[0]}`] : [];
        });
      expect(said).toEqual([]);
    },
  );
});
