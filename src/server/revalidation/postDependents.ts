import type { Post } from '@/catalog/mesh/queries/posts';
import { pickRelated } from '@/views/blogPost/pickRelated';
import { findShop } from '@/views/prose/findSold';
import type { SiteContext } from '@/views/context';
import { listBlogPages } from './allPages';
import { listContentReferences } from './referenceIndex';
import { type Page, toPage } from '@/config/sites/page';
import type { FindDependents, Moment } from './findDependents';

const toPostPage = ({ categoryTexts, slug }: Post): Page =>
  toPage('blogPost', { category: categoryTexts.slug, post: slug });

/** Finds the page of the post itself. A change of its version in another language affects no other page. */
export const findPostPage: FindDependents = ({ context: { posts } }, key) =>
  posts.filter((post) => post.key === key).map(toPostPage);

/** Lists the posts of a category. Language menus link to the category if a post is not translated. */
export const listPostPages = ({ posts }: SiteContext, categoryKey: string): readonly Page[] =>
  posts.filter(({ category }) => category.key === categoryKey).map(toPostPage);

/** An upper limit for the number of post cards on pages of other entities. */
const mostCards = 4;

const listCityPages = ({ context: { posts, shops } }: Moment, post: Post): readonly Page[] =>
  post.cities.flatMap((key) => {
    const newest = posts.filter(({ cities }) => cities.includes(key)).slice(0, mostCards);
    const shop = newest.includes(post) ? findShop(shops, key) : undefined;
    return shop ? [toPage('city', { city: shop.city.slug })] : [];
  });

export const findPostPages: FindDependents = (moment, key) => {
  const { context } = moment;
  const { posts } = context;
  const mentions = listContentReferences(context, `post:${key}`);
  const post = posts.find((it) => it.key === key);
  // A link to a missing post is rendered as text.
  if (!post) return mentions;
  return [
    toPostPage(post),
    ...listBlogPages(context),
    ...(posts.indexOf(post) < mostCards ? [toPage('home')] : []),
    ...listCityPages(moment, post),
    ...posts.filter((other) => pickRelated(posts, other).includes(post)).map(toPostPage),
    toPage('searchIndex'),
    ...mentions,
  ];
};

/** Treats posts that depend on an entity as changed themselves. */
const findThrough = (moment: Moment, isOf: (post: Post) => boolean): readonly Page[] =>
  moment.context.posts.filter(isOf).flatMap(({ key }) => findPostPages(moment, key));

export const findCategoryPages: FindDependents = (moment, key) => [
  ...findThrough(moment, ({ category }) => category.key === key),
];

export const findPersonPages: FindDependents = (moment, key) => {
  const { posts } = moment.context;
  const isOf = ({ author }: Post) => author.key === key;
  const isGone = ({ key: post }: Post) =>
    moment.others.some((other) => !other.posts.some((it) => it.key === post));
  return [
    toPage('about'),
    ...posts.filter(isOf).map(toPostPage),
    ...findThrough(moment, (post) => isOf(post) && isGone(post)),
  ];
};
