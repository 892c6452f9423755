import { buildPath } from '@/config/sites/paths';
import { allSites, listForeignLinks, loadShops, loadWritings } from '../support/catalogue';
import { ask, hrefsOf } from '../support/http';

const isAllowed = (href: string) =>
  /^(?:#[\p{L}\p{N}%_-]+|tel:\+\d+|mailto:[\w.]+@[\w.]+|https:\/\/wa\.me\/\d+(?:\?text=\S+)?|https:\/\/www\.openstreetmap\.org\/\S+)$/u.test(
    href,
  ) || href.startsWith('//shop.example.de/');

for (const site of allSites) {
  it(`links on ${site.id} only to pages of ${site.id}, and to all of them`, async () => {
    const shops = (await loadShops()).get(site.id) ?? [];
    const writings = await loadWritings(site);
    const foreign = listForeignLinks(writings);
    const host = `${site.id}.localhost`;
    const start = [
      buildPath(site, 'home'),
      buildPath(site, 'destinations'),
      buildPath(site, 'activities'),
      ...(shops[0]?.group.audience === 'corporate' ? [buildPath(site, 'proposal')] : []),
      buildPath(site, 'about'),
      ...shops.map(({ city }) => buildPath(site, 'city', { city: city.slug })),
      '/no-such-page',
    ];
    const seen = new Set(start);
    const broken: string[] = [];
    // Breadth-first over all reachable pages, including the long tail of activities.
    for (const path of seen) {
      const answer = await ask(host, path);
      if (answer.status !== (path === '/no-such-page' ? 404 : 200))
        broken.push(`${path}: ${answer.status}`);
      // Feeds are read on other sites, so their links are absolute.
      const hrefs = path.startsWith('/feed.') ? [] : hrefsOf(answer);
      for (const href of hrefs) {
        const isOwn = href.startsWith('/') && !href.startsWith('//');
        if (isOwn) seen.add(href.replace(/#.*$/, ''));
        else if (!isAllowed(href) && !foreign.has(href)) broken.push(`${path} links to ${href}`);
      }
    }
    const everything = [
      ...start,
      ...['map', 'blog', 'search', 'searchIndex'].map((route) =>
        buildPath(site, route as 'map' | 'blog' | 'search' | 'searchIndex'),
      ),
      ...shops.flatMap(({ city, products }) =>
        products.map(({ texts }) =>
          buildPath(site, 'activity', { activity: texts.slug, city: city.slug }),
        ),
      ),
      ...writings.categories.map(({ texts }) =>
        buildPath(site, 'blogCategory', { category: texts.slug }),
      ),
      ...writings.posts.map(({ categoryTexts, slug }) =>
        buildPath(site, 'blogPost', { category: categoryTexts.slug, post: slug }),
      ),
      ...writings.pages.map(({ slug }) => buildPath(site, 'staticPage', { page: slug })),
    ];
    expect(broken).toEqual([]);
    expect(everything.filter((path) => !seen.has(path))).toEqual([]);
  });
}
