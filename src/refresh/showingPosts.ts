import type { Post } from '@/mesh/queries/posts';
import { pickRelated } from '@/views/blogPost/pickRelated';
import { findShop } from '@/views/prose/findSold';
import type { SiteContext } from '@/views/context';
import { listBlogPages } from './allPages';
import { listMentions } from './mentions';
import { type Page, toPage } from '@/sites/page';
import type { FindShowing, Moment } from './showing';

const toPostPage = ({ categoryTexts, slug }: Post): Page =>
  toPage('blogPost', { category: categoryTexts.slug, post: slug });

/** The page of a post itself: all that another language's version of it changes. */
export const findPostPage: FindShowing = ({ context: { posts } }, key) =>
  posts.filter((post) => post.key === key).map(toPostPage);

/** The posts of a category: where one is not translated, its category stands for it. */
export const listPostPages = ({ posts }: SiteContext, categoryKey: string): readonly Page[] =>
  posts.filter(({ category }) => category.key === categoryKey).map(toPostPage);

/** More than have a card on a page of another thing. */
const mostCards = 4;

const listCityPages = ({ context: { posts, shops } }: Moment, post: Post): readonly Page[] =>
  post.cities.flatMap((key) => {
    const newest = posts.filter(({ cities }) => cities.includes(key)).slice(0, mostCards);
    const shop = newest.includes(post) ? findShop(shops, key) : undefined;
    return shop ? [toPage('city', { city: shop.city.slug })] : [];
  });

export const findPostPages: FindShowing = (moment, key) => {
  const { context } = moment;
  const { posts } = context;
  const mentions = listMentions(context, `post:${key}`);
  const post = posts.find((it) => it.key === key);
  // A link to a post that is not there is its words alone.
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

/** Posts that would not be there without a thing are as good as edited themselves. */
const findThrough = (moment: Moment, isOf: (post: Post) => boolean): readonly Page[] =>
  moment.context.posts.filter(isOf).flatMap(({ key }) => findPostPages(moment, key));

export const findCategoryPages: FindShowing = (moment, key) => [
  ...findThrough(moment, ({ category }) => category.key === key),
];

export const findPersonPages: FindShowing = (moment, key) => {
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
