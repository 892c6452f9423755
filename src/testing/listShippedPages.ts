import { listCategories } from '@/catalog/mesh/queries/posts';
import { buildPath } from '@/config/sites/paths';
import { sites } from '@/config/sites/records';
import type { SiteId } from '@/config/sites/site';
import { getViewContext, type ViewContext } from '@/views/context';
import { shippedPage } from './shippedPages';

type Route = keyof typeof shippedPage;

export interface ShippedPage {
  readonly route: Route;
  /** On the site's own host. */
  readonly path: string;
  /** The entity that the page shows, by its language-independent name, followed by its parents. */
  readonly things: readonly [string, ...string[]];
  readonly props: Awaited<ReturnType<(typeof shippedPage)[Route]>>;
}

type Listed = Promise<ShippedPage>;

const onlyOnes = [
  ...(['home', 'about', 'destinations', 'activities', 'blog', 'map'] as const),
  ...(['search', 'searchIndex'] as const),
];

/** Pages that every site has once. */
const listFixed = (siteId: SiteId): readonly Listed[] => [
  ...onlyOnes.map(async (route): Listed => ({
    route,
    path: buildPath(sites[siteId], route),
    things: [route],
    props: await shippedPage[route](siteId),
  })),
  // Another site is another origin, which has no record of the submission on this site.
  ...(['thankYou', 'booking', 'trip'] as const).map(async (route): Listed => ({
    route,
    path: buildPath(sites[siteId], route),
    things: [`${route} of ${siteId}`, 'home'],
    props: await shippedPage[route](siteId),
  })),
];

/** Pages that only sites for companies have. */
const listCorporate = (siteId: SiteId, { group }: ViewContext): readonly Listed[] =>
  group.audience === 'corporate'
    ? [
        shippedPage.proposal(siteId).then((props) => ({
          route: 'proposal',
          path: buildPath(sites[siteId], 'proposal'),
          things: ['proposal', 'home'],
          props,
        })),
        shippedPage.proposalDocument(siteId).then((props) => ({
          route: 'proposalDocument',
          path: buildPath(sites[siteId], 'proposalDocument'),
          things: [`proposalDocument of ${siteId}`, 'home'],
          props,
        })),
      ]
    : [];

/** Cities, their products, and the pages for ordering. */
const listSales = (siteId: SiteId, { site, shops }: ViewContext): readonly Listed[] =>
  shops.flatMap(({ city: { key, slug }, products }): readonly Listed[] => [
    shippedPage.city(siteId, slug).then((props) => ({
      route: 'city',
      path: buildPath(site, 'city', { city: slug }),
      things: [key, 'destinations'],
      props,
    })),
    ...(['cart', 'summary'] as const).map(async (route): Listed => ({
      route,
      path: buildPath(site, route, { city: slug }),
      things: [`${route} of ${key}`, 'destinations'],
      props: await shippedPage[route](siteId, slug),
    })),
    ...products.map(async ({ product, texts }): Listed => ({
      route: 'activity',
      path: buildPath(site, 'activity', { activity: texts.slug, city: slug }),
      things: [`${product.key} in ${key}`, key, 'destinations'],
      props: await shippedPage.activity(siteId, texts.slug, slug),
    })),
  ]);

/** The numbers of a list's further pages, as its first page lists them. */
const listNumbers = (hrefs: readonly string[]) => hrefs.slice(1).map((_, at) => String(at + 2));

/** Further pages show the same entity as the list's first page. Their number differs from site to site. */
const listBlog = async (siteId: SiteId, { site }: ViewContext): Promise<readonly ShippedPage[]> => {
  const { view } = await shippedPage.blog(siteId);
  return Promise.all(
    listNumbers(view.pages.hrefs).map(async (number): Listed => ({
      route: 'blogPage',
      path: buildPath(site, 'blogPage', { number }),
      things: ['blog'],
      props: await shippedPage.blogPage(siteId, number),
    })),
  );
};

const listCategory = async (
  siteId: SiteId,
  { site }: ViewContext,
  { key, slug: category }: { readonly key: string; readonly slug: string },
): Promise<readonly ShippedPage[]> => {
  const things = [`posts about ${key}`, 'blog'] as const;
  const path = buildPath(site, 'blogCategory', { category });
  const props = await shippedPage.blogCategory(siteId, category);
  const further = listNumbers(props.view.pages.hrefs).map(async (number): Listed => ({
    route: 'blogCategoryPage',
    path: buildPath(site, 'blogCategoryPage', { category, number }),
    things,
    props: await shippedPage.blogCategoryPage(siteId, category, number),
  }));
  return [{ route: 'blogCategory', path, things, props }, ...(await Promise.all(further))];
};

/** Articles and content pages. */
const listArticles = (siteId: SiteId, { site, posts, pages }: ViewContext): readonly Listed[] => [
  ...posts.map(
    async ({ key, slug: post, category: about, categoryTexts: { slug: category } }): Listed => ({
      route: 'blogPost',
      path: buildPath(site, 'blogPost', { category, post }),
      things: [`post ${key}`, `posts about ${about.key}`, 'blog'],
      props: await shippedPage.blogPost(siteId, category, post),
    }),
  ),
  ...pages.map(async ({ key, kind, slug }): Listed => ({
    route: 'staticPage',
    path: buildPath(site, 'staticPage', { page: slug }),
    things: [`page ${kind ?? key}`, 'home'],
    props: await shippedPage.staticPage(siteId, slug),
  })),
];

/** Every page that a site has, with its props. */
export const listShippedPages = async (siteId: SiteId): Promise<readonly ShippedPage[]> => {
  const context = await getViewContext(sites[siteId]);
  const categories = listCategories(context.posts).map(({ category: { key }, texts: { slug } }) =>
    listCategory(siteId, context, { key, slug }),
  );
  return [
    ...(await Promise.all(listFixed(siteId))),
    ...(await Promise.all(listCorporate(siteId, context))),
    ...(await Promise.all(listSales(siteId, context))),
    ...(await listBlog(siteId, context)),
    ...(await Promise.all(categories)).flat(),
    ...(await Promise.all(listArticles(siteId, context))),
  ];
};
