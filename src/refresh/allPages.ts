import { listCategories } from '@/mesh/queries/posts';
import { takePage } from '@/views/blog/takePage';
import type { SiteContext } from '@/views/context';
import { type Page, toPage } from '@/sites/page';

/** Those that a site has once, the most visited first. */
const onlyPages: readonly Page[] = [
  toPage('home'),
  toPage('destinations'),
  toPage('map'),
  toPage('search'),
  toPage('searchIndex'),
  toPage('about'),
  toPage('thankYou'),
];

const listNumbers = (posts: number): readonly string[] => {
  const last = takePage(Array.from({ length: posts }), 1)?.last ?? 1;
  return Array.from({ length: last - 1 }, (_, index) => String(index + 2));
};

/** The list of a category, over all its pages; nothing where the site has no posts in it. */
export const listCategoryPages = ({ posts }: SiteContext, key: string): readonly Page[] =>
  listCategories(posts)
    .filter(({ category }) => category.key === key)
    .flatMap(({ texts: { slug: category }, count }) => [
      toPage('blogCategory', { category }),
      ...listNumbers(count).map((number) => toPage('blogCategoryPage', { category, number })),
    ]);

/** All lists of posts: each of them shows all categories and how many posts they have. */
export const listBlogPages = (context: SiteContext): readonly Page[] => [
  toPage('blog'),
  ...listNumbers(context.posts.length).map((number) => toPage('blogPage', { number })),
  ...listCategories(context.posts).flatMap(({ category }) =>
    listCategoryPages(context, category.key),
  ),
];

/** Every page that a site has: those that many others depend on first, the long tail last. */
export const listAllPages = (context: SiteContext): readonly Page[] => [
  ...onlyPages,
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
