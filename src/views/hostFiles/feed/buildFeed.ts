import { Feed } from 'feed';
import { buildImageUrl } from '@/ui/images/buildImageUrl';
import type { Post } from '@/catalog/mesh/queries/posts';
import { buildPath } from '@/config/sites/paths';
import { buildPostPath } from '../../cards/toPostCard';
import type { SiteContext } from '../../context';
import { toProse } from '../../prose/toProse';
import { type FeedFormat, feeds } from './feeds';
import { printers } from './printers';
import { toHtml } from './toHtml';

const [atom, json] = feeds;

/** Readers only need the newest posts. */
const mostPosts = 20;

/** Dates are calendar days. The time is in the morning, so that no time zone turns it into another day. */
const toMoment = (day: string) => new Date(`${day}T09:00:00Z`);

const changedOn = ({ date, updated }: Post) => toMoment(updated ?? date);

/** The whole text below the picture, as on the post's page. */
const toContent = (context: SiteContext, { cover, coverAlt, read }: Post, link: string) =>
  toHtml(
    [{ picture: cover, alt: coverAlt, caption: null }, ...toProse(context, read().prose)],
    (href) => new URL(href, link).href,
  );

/**
 * Permanent id of a post (RFC 4151): it stays if the post or the shop moves.
 *
 * @param since when the name was first assigned: `YYYY` or `YYYY-MM-DD`
 */
const toTag = ({ site, group }: SiteContext, since: string, name: string) =>
  `tag:${group.email.split('@')[1]},${since}:${site.id}/${name}`;

/** The year in which the shop's feeds began. */
const began = '2026';

/**
 * Builds the feed of a site's posts as Atom (RFC 4287) or JSON Feed 1, with whole texts and absolute URLs.
 *
 * @param origin public origin of the site: `https://shop.example`
 */
export const buildFeed = (context: SiteContext, origin: string, format: FeedFormat): string => {
  const { site, group, groupTexts, posts } = context;
  const { toLine, toLabel, print } = printers[format];
  const shown = posts.slice(0, mostPosts);
  const toAddress = (path: string) => new URL(path, origin).href;
  const blog = toAddress(buildPath(site, 'blog'));
  const feed = new Feed({
    id: toTag(context, began, 'blog'),
    title: `${group.name} | ${groupTexts.tagline}`,
    description: groupTexts.description,
    link: blog,
    generator: false,
    feedLinks: { atom: toAddress(atom.href), json: toAddress(json.href) },
    updated: shown.map(changedOn).reduce((a, b) => (a > b ? a : b), new Date(0)),
    author: { name: group.name },
  });
  for (const post of shown) {
    const link = toAddress(buildPostPath(site, post));
    const cover = buildImageUrl(post.cover.src, { preset: 'hero', width: 960, format: 'jpeg' });
    feed.addItem({
      title: toLine(post.title),
      id: toTag(context, post.date, post.key),
      link,
      date: changedOn(post),
      published: toMoment(post.date),
      description: toLine(post.summary),
      content: toContent(context, post, link),
      author: [{ name: post.author.name }],
      category: [{ name: toLabel(post.categoryTexts.name), term: post.categoryTexts.slug }],
      // For Atom, the library would derive a wrong MIME type.
      ...(format === 'json' ? { image: toAddress(cover) } : {}),
    });
  }
  return print(feed);
};
