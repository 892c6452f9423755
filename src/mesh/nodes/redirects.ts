import { z } from 'zod';
import { parsePath } from '@/sites/parsePath';
import { type SiteId, siteIds } from '@/sites/site';
import { parseRedirectTarget } from './redirectTarget';

const hostPattern = /^[a-z0-9]+(?:-+[a-z0-9]+)*(?:\.[a-z0-9]+(?:-+[a-z0-9]+)*)+$/;

/** A plain name with a dot in it, which browsers read as it is written; neither a number in disguise nor a port. */
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
        'must be city:<key>, activity:<city>/<product>, post:<key>, page:<key>, about:, contact:, destinations:, map:, blog: or a whole https:// address of a listed host, without user, port or other letters than a-z in its name',
    });
    return z.NEVER;
  });

const rule = z.strictObject({
  from,
  /** Only these sites; all where it is left out. */
  sites: z.array(z.enum(siteIds)).min(1).optional(),
  to,
  /** Whether search engines are to forget the old address. */
  permanent: z.boolean().default(false),
});

/** `redirects.json`: where addresses lead that no page answers any more. */
export const redirects = z.strictObject({
  /** Beside the hosts of the sites, the only ones that a rule may lead to. */
  hosts: z.array(host).default([]),
  rules: z.array(rule).max(5000),
});

export type Redirects = z.infer<typeof redirects>;

export type Redirect = Redirects['rules'][number];

export const sitesOf = (rule: Redirect): readonly SiteId[] => rule.sites ?? siteIds;

const claim = (siteId: SiteId, path: string) => `${siteId} ${path}`;

/**
 * Finds rules by the address that they lead on from; where two claim the same, the first has it.
 *
 * @returns a function that gives the rule's position in the list
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
