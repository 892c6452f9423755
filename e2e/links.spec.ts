import { expect, test } from '@playwright/test';
import { buildPath } from '@/sites/paths';
import { allSites, loadShops } from './support/catalogue';
import { ask, hrefsOf } from './support/http';

const isAllowed = (href: string) =>
  href === '#content' ||
  /^(?:#\w+|tel:\+\d+|mailto:[\w.]+@[\w.]+|https:\/\/wa\.me\/\d+|https:\/\/www\.openstreetmap\.org\/\S+)$/.test(
    href,
  ) ||
  href.startsWith('//shop.example.de/');

for (const site of allSites) {
  test(`every link on ${site.id} leads to a page of ${site.id}`, async () => {
    const shops = (await loadShops()).get(site.id) ?? [];
    const host = `${site.id}.localhost`;
    const start = [
      buildPath(site, 'home'),
      buildPath(site, 'destinations'),
      buildPath(site, 'about'),
      ...shops.map(({ city }) => buildPath(site, 'city', { city: city.slug })),
      '/no-such-page',
    ];
    const seen = new Set(start);
    const broken: string[] = [];
    // Breadth first over everything there is to reach: the long tail of activities included.
    for (const path of seen) {
      const answer = await ask(host, path);
      if (answer.status !== (path === '/no-such-page' ? 404 : 200))
        broken.push(`${path}: ${answer.status}`);
      for (const href of hrefsOf(answer)) {
        if (href.startsWith('/') && !href.startsWith('//')) seen.add(href);
        else if (!isAllowed(href)) broken.push(`${path} links to ${href}`);
      }
    }
    const activities = shops.reduce((sum, shop) => sum + shop.products.length, 0);
    expect(broken).toEqual([]);
    expect(seen.size).toBe(start.length + activities);
  });
}
