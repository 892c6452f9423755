import { buildPath } from '@/config/sites/paths';
import { listExcesses } from '@/cli/pageWeight';
import { askedSites, loadShops, loadWritings } from '../support/catalogue';
import { measure } from '../support/measure';

for (const site of askedSites) {
  it(`keeps pages of ${site.id} within the weight limits`, async () => {
    const shops = (await loadShops()).get(site.id) ?? [];
    const [shop] = shops;
    const [sold] = shop?.products ?? [];
    const { posts, categories, pages } = await loadWritings(site);
    if (!shop || !sold) throw new Error(`${site.id} sells nothing`);
    const planning = [
      buildPath(site, 'home'),
      ...shops.map(({ city }) => buildPath(site, 'city', { city: city.slug })),
      ...shop.products.map(({ texts }) =>
        buildPath(site, 'activity', { activity: texts.slug, city: shop.city.slug }),
      ),
    ];
    const others = [
      buildPath(site, 'destinations'),
      buildPath(site, 'activities'),
      buildPath(site, 'map'),
      buildPath(site, 'about'),
      buildPath(site, 'search'),
      buildPath(site, 'blog'),
      ...categories.map(({ texts }) => buildPath(site, 'blogCategory', { category: texts.slug })),
      ...posts.map(({ categoryTexts, slug }) =>
        buildPath(site, 'blogPost', { category: categoryTexts.slug, post: slug }),
      ),
      ...pages.map(({ slug }) => buildPath(site, 'staticPage', { page: slug })),
      buildPath(site, 'cart', { city: shop.city.slug }),
      buildPath(site, 'summary', { city: shop.city.slug }),
      buildPath(site, 'thankYou'),
      buildPath(site, 'booking'),
      buildPath(site, 'trip'),
      ...(shop.group.audience === 'corporate'
        ? [buildPath(site, 'proposal'), buildPath(site, 'proposalDocument')]
        : []),
    ];
    for (const [kind, paths] of [
      ['planning', planning],
      ['other', others],
    ] as const) {
      for (const path of paths) {
        const weight = await measure(`${site.id}.localhost`, path);
        expect([path, listExcesses(weight, kind)]).toEqual([path, []]);
      }
    }
  });
}
