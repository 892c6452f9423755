import { listCategories } from '@/catalog/mesh/queries/posts';
import { takePage } from '@/views/blog/takePage';
import type { SiteContext } from '@/views/context';
import { type Page, toPage } from '@/config/sites/page';

/** Pages that every site has once, most visited first. */
const onlyPages: readonly Page[] = [
  toPage('home'),
  toPage('destinations'),
  toPage('activities'),
  toPage('map'),
  toPage('search'),
  toPage('searchIndex'),
  toPage('about'),
  toPage('thankYou'),
  toPage('booking'),
  toPage('trip'),
];

const listNumbers = (posts: number): readonly string[] => {
  const last = takePage(Array.from({ length: posts }), 1)?.last ?? 1;
  return Array.from({ length: last - 1 }, (_, index) => String(index + 2));
};

/** Lists all list pages of a category; none if the site has no posts in it. */
export const listCategoryPages = ({ posts }: SiteContext, key: string): readonly Page[] =>
  listCategories(posts)
    .filter(({ category }) => category.key === key)
    .flatMap(({ texts: { slug: category }, count }) => [
      toPage('blogCategory', { category }),
      ...listNumbers(count).map((number) => toPage('blogCategoryPage', { category, number })),
    ]);

/** Lists all list pages of posts. Each shows all categories with their numbers of posts. */
export const listBlogPages = (context: SiteContext): readonly Page[] => [
  toPage('blog'),
  ...listNumbers(context.posts.length).map((number) => toPage('blogPage', { number })),
  ...listCategories(context.posts).flatMap(({ category }) =>
    listCategoryPages(context, category.key),
  ),
];

/** Lists every page of a site, most important first. */
export const listAllPages = (context: SiteContext): readonly Page[] => [
  ...onlyPages,
  ...(context.group.audience === 'corporate'
    ? [toPage('proposal'), toPage('proposalDocument')]
    : []),
  ...context.shops.map(({ city }) => toPage('city', { city: city.slug })),
  ...listBlogPages(context),
  ...context.posts.map(({ categoryTexts, slug }) =>
    toPage('blogPost', { category: categoryTexts.slug, post: slug }),
  ),
  ...context.pages.map(({ slug }) => toPage('staticPage', { page: slug })),
  ...context.shops.flatMap(({ city: { slug: city }, products }) => [
    toPage('cart', { city }),
    toPage('summary', { city }),
    ...products.map(({ texts }) => toPage('activity', { activity: texts.slug, city })),
  ]),
];
