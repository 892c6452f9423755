import { z } from 'zod';
import { parsePath } from '@/config/sites/parsePath';
import { type SiteId, siteIds } from '@/config/sites/site';
import { parseRedirectTarget } from './redirectTarget';

const hostPattern = /^[a-z0-9]+(?:-+[a-z0-9]+)*(?:\.[a-z0-9]+(?:-+[a-z0-9]+)*)+$/;

/** A name with a dot that browsers do not rewrite: no port, and no IP address in another notation. */
const isHost = (name: string) =>
  hostPattern.test(name) &&
  URL.canParse(`https://${name}`) &&
  new URL(`https://${name}`).hostname === name;

const host = z
  .string()
  .max(253)
  .refine(isHost, 'must be a host name in lower-case a-z, 0-9, dots and hyphens');

const from = z
  .string()
  .max(300)
  .transform((text, context) => {
    const path = /[?#]/.test(text) ? undefined : parsePath(text);
    if (path !== undefined) return path;
    context.addIssue({
      code: 'custom',
      message: 'must be a path of a site that starts with /, without query',
    });
    return z.NEVER;
  });

const to = z
  .string()
  .max(2000)
  .transform((text, context) => {
    const target = parseRedirectTarget(text);
    if (target) return target;
    context.addIssue({
      code: 'custom',
      message:
        'must be city:<key>, activity:<city>/<product>, post:<key>, page:<key>, about:, contact:, destinations:, activities:, map:, blog: or a whole https:// address of a listed host, without user, port or other letters than a-z in its name',
    });
    return z.NEVER;
  });

const rule = z.strictObject({
  from,
  /** Only these sites; all if left out. */
  sites: z.array(z.enum(siteIds)).min(1).optional(),
  to,
  /** Whether search engines should drop the old address. */
  permanent: z.boolean().default(false),
});

/** `redirects.json`: the targets of addresses that have no page any more. */
export const redirects = z.strictObject({
  /** The hosts that a rule may lead to, in addition to the hosts of the sites. */
  hosts: z.array(host).default([]),
  rules: z.array(rule).max(5000),
});

export type Redirects = z.infer<typeof redirects>;

export type Redirect = Redirects['rules'][number];

export const sitesOf = (rule: Redirect): readonly SiteId[] => rule.sites ?? siteIds;

const claim = (siteId: SiteId, path: string) => `${siteId} ${path}`;

/**
 * Indexes rules by site and `from` path. If two rules have the same, the first wins.
 *
 * @returns a function that returns the rule's position in the list
 */
export const indexRedirects = (rules: Redirects['rules']) => {
  const positions = new Map<string, number>();
  for (const [position, rule] of rules.entries()) {
    for (const siteId of sitesOf(rule)) {
      const key = claim(siteId, rule.from);
      if (!positions.has(key)) positions.set(key, position);
    }
  }
  return (siteId: SiteId, path: string): number | undefined => positions.get(claim(siteId, path));
};
