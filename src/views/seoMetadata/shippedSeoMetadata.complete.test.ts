import { type SiteId, siteIds } from '@/config/sites/site';
import { checkGraph, readGraph, typesOf } from '@/testing/checkGraph';
import { listShippedPages, type ShippedPage } from '@/testing/listShippedPages';
import { readSeoMetadata } from './seoMetadata';

type Route = ShippedPage['route'];

const pages = new Map<SiteId, readonly ShippedPage[]>();
const pagesOf = (siteId: SiteId): readonly ShippedPage[] => {
  const listed = pages.get(siteId) ?? [];
  if (listed.length === 0) throw new Error(`No page of ${siteId} was listed`);
  return listed;
};

beforeAll(async () => {
  for (const siteId of siteIds) pages.set(siteId, await listShippedPages(siteId));
});

const seoMetadataOf = ({ path, props }: ShippedPage) => {
  const found = readSeoMetadata(props.frame);
  if (!found) throw new Error(`Nothing was found of ${path}`);
  return found;
};

const expected: Readonly<Record<Route, readonly string[]>> = {
  home: ['Organization', 'WebSite', 'ItemList', 'FAQPage'],
  about: ['Organization', 'BreadcrumbList'],
  destinations: ['ItemList', 'BreadcrumbList'],
  activities: ['ItemList', 'BreadcrumbList'],
  city: ['TouristDestination', 'ItemList', 'FAQPage', 'BreadcrumbList'],
  activity: ['Product', 'Organization', 'BreadcrumbList'],
  map: ['BreadcrumbList'],
  blog: ['ItemList', 'BreadcrumbList'],
  blogPage: ['ItemList', 'BreadcrumbList'],
  blogCategory: ['ItemList', 'BreadcrumbList'],
  blogCategoryPage: ['ItemList', 'BreadcrumbList'],
  blogPost: ['BlogPosting', 'Organization', 'BreadcrumbList'],
  staticPage: ['WebPage', 'Organization', 'BreadcrumbList'],
  ...{
    cart: [],
    summary: [],
    thankYou: [],
    booking: [],
    proposal: [],
    proposalDocument: [],
    trip: [],
    search: [],
    searchIndex: [],
  },
};

describe.each(siteIds)('what search engines are told on the site %s', (siteId) => {
  it('is what they insist on, on every page', () => {
    for (const page of pagesOf(siteId)) {
      const { graph } = seoMetadataOf(page);
      const problems = graph === null ? [] : checkGraph(graph);
      expect([page.path, problems]).toEqual([page.path, []]);
      const types = typesOf(readGraph(graph));
      expect([page.path, types]).toEqual([
        page.path,
        expect.arrayContaining([...expected[page.route]]),
      ]);
    }
  });

  it('names the address, the site and a picture of every page', () => {
    for (const page of pagesOf(siteId)) {
      const { url, image, siteName } = seoMetadataOf(page);
      expect(url).toBe(`http://${siteId}.localhost:3000${page.path}`);
      expect(page.props.frame.canonical).toBe(url);
      expect(image).toMatch(/^http:\/\/[^/]+\/_ipx\//);
      expect(siteName).toBe(page.props.frame.brand.name);
    }
  });

  it('has the page itself at the end of its trail, and answers to all questions in one place', () => {
    for (const page of pagesOf(siteId)) {
      const { graph, url } = seoMetadataOf(page);
      const things = readGraph(graph);
      const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList');
      const steps = (trail?.['itemListElement'] ?? []) as readonly { readonly item: string }[];
      const hasTrail = expected[page.route].includes('BreadcrumbList');
      expect([page.path, steps.at(-1)?.item]).toEqual([page.path, hasTrail ? url : undefined]);
      expect(typesOf(things).filter((type) => type === 'FAQPage').length).toBeLessThan(2);
    }
  });

  it('gives prices in the currency of the site, and no opinions that are only examples', () => {
    const activities = pagesOf(siteId).filter(({ route }) => route === 'activity');
    expect(activities).not.toEqual([]);
    for (const page of activities) {
      const product = readGraph(seoMetadataOf(page).graph).find((it) => it['@type'] === 'Product');
      const { price, priceCurrency } = product?.['offers'] as Record<string, unknown>;
      expect(priceCurrency).toBe(page.props.frame.money.currency);
      expect(price).toBeGreaterThan(0);
      expect(product).not.toHaveProperty('aggregateRating');
      expect(product).not.toHaveProperty('review');
    }
  });
});

it('the questions of the page of questions are told with their answers, on every site', () => {
  for (const siteId of siteIds) {
    const asked = pagesOf(siteId)
      .filter(({ route }) => route === 'staticPage')
      .flatMap((page) => readGraph(seoMetadataOf(page).graph))
      .filter((thing) => thing['@type'] === 'FAQPage')
      .map(({ mainEntity }) => (mainEntity as readonly unknown[]).length);
    expect([siteId, asked]).toEqual([siteId, [expect.any(Number)]]);
    expect(asked[0]).toBeGreaterThan(4);
  }
});

describe('translations', () => {
  const alternatesOf = (page: ShippedPage) => seoMetadataOf(page).alternates;

  it('point back, and each page is named once', () => {
    const byUrl = new Map(
      siteIds.flatMap(pagesOf).map((page) => [seoMetadataOf(page).url, alternatesOf(page)]),
    );
    let checked = 0;
    for (const [url, alternates] of byUrl) {
      if (alternates.length === 0) continue;
      expect(
        alternates.filter(({ hreflang, href }) => href === url && hreflang !== 'x-default'),
      ).toHaveLength(1);
      expect(new Set(alternates.map(({ hreflang }) => hreflang)).size).toBe(alternates.length);
      for (const { href } of alternates) {
        expect([url, href, byUrl.get(href)]).toEqual([url, href, alternates]);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(1000);
  });

  it('keep to sites for the same kind of visitor; those that stand alone have none', () => {
    const tagsOf = (siteId: SiteId) =>
      pagesOf(siteId)
        .filter(({ route }) => route === 'home')
        .flatMap(alternatesOf)
        .map(({ hreflang }) => hreflang)
        .sort();
    const consumer = ['da', 'de', 'en', 'fr', 'no', 'pl', 'sv', 'x-default'];
    for (const siteId of ['en', 'de', 'fr', 'pl', 'dk', 'no', 'sv'] as const) {
      expect([siteId, tagsOf(siteId)]).toEqual([siteId, consumer]);
    }
    for (const siteId of ['en2', 'en3'] as const) {
      expect([siteId, tagsOf(siteId)]).toEqual([siteId, ['en', 'en-GB', 'x-default']]);
    }
    for (const siteId of ['pl2', 'pl3'] as const) {
      expect(pagesOf(siteId).flatMap(alternatesOf)).toEqual([]);
    }
  });

  it('are not told of pages that are one visitor’s own', () => {
    const own = siteIds
      .flatMap(pagesOf)
      .filter(({ route }) =>
        ['cart', 'summary', 'thankYou', 'booking', 'trip', 'search'].includes(route),
      );
    expect(new Set(own.map(({ route }) => route)).size).toBe(6);
    expect(own.flatMap(alternatesOf)).toEqual([]);
  });
});
