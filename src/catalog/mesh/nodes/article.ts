import { z } from 'zod';
import { findExcess, mostCharacters } from '../prose/limits';
import { readLater } from '../prose/readLater';
import { siteIds } from '@/config/sites/site';
import { day, key, line, picture, slug } from './fields';

/** The fields that posts and pages share. */
const shared = {
  slug,
  /** For search results and cards. */
  summary: line(60, 180),
  audiences: z.array(z.enum(['consumer', 'corporate'])).min(1),
  /** Only these sites of its language; all if left out. */
  sites: z.array(z.enum(siteIds)).min(1).optional(),
  /** Not published yet. */
  draft: z.boolean().default(false),
};

/** `krakow/food-tour`: an activity in a city. */
const offer = z
  .string()
  .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'must be <city>/<product>')
  .transform((text) => {
    const [city = '', product = ''] = text.split('/');
    return { city, product };
  });

const postFields = z.strictObject({
  ...shared,
  title: line(10, 90),
  /** Key of a blog category. */
  category: key,
  date: day,
  updated: day.optional(),
  /** Key of a person. */
  author: key,
  cover: picture,
  coverAlt: line(5, 160),
  cities: z.array(key).default([]),
  activities: z.array(offer).max(4).default([]),
});

const postFacts = postFields.refine(
  ({ date, updated }) => updated === undefined || updated >= date,
  {
    path: ['updated'],
    message: 'must not be before the date',
  },
);

export const pageKinds = ['privacy', 'terms', 'faq', 'how-it-works', 'cancellation'] as const;

export type PageKind = (typeof pageKinds)[number];

const pageFacts = z.strictObject({
  ...shared,
  title: line(2, 80),
  /** The purpose for which the shop links to the page; left out for any other page. */
  kind: z.enum(pageKinds).optional(),
  /** The list in the footer. */
  menu: z.enum(['legal', 'company']),
  updated: day,
});

/** The Markdown of a file. Rejects text that would take too long to parse. */
const body = z
  .object({
    body: z.string().min(1).max(mostCharacters, `must have at most ${mostCharacters} characters`),
    firstLine: z.int(),
    gitBlobId: z
      .string()
      .regex(/^[\da-f]{40}$/)
      .optional(),
  })
  .transform(({ body: markdown, firstLine, gitBlobId }, context) => {
    const excess = findExcess(markdown, firstLine);
    if (excess) {
      context.addIssue({ code: 'custom', path: [`line ${excess.line}`], message: excess.reason });
      return z.NEVER;
    }
    return { read: readLater(markdown, firstLine), gitBlobId };
  });

const article = <Facts extends z.ZodType<object>>(facts: Facts) =>
  z.looseObject({ frontMatter: z.unknown() }).transform((file, context) => {
    const parsedFacts = facts.safeParse(file.frontMatter);
    const parsedBody = body.safeParse(file);
    for (const parsed of [parsedFacts, parsedBody]) {
      for (const { path, message } of parsed.error?.issues ?? []) {
        context.addIssue({ code: 'custom', path: [...path], message });
      }
    }
    if (!parsedFacts.success || !parsedBody.success) return z.NEVER;
    return { ...parsedFacts.data, ...parsedBody.data };
  });

/** `posts/<lang>/<key>.md` */
export const post = article(postFacts);

/** `pages/<lang>/<key>.md` */
export const page = article(pageFacts);
