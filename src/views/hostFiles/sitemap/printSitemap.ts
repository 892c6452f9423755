import { originOf } from '@/config/sites/activeSites';
import type { SiteContext } from '../../context';
import { createTranslate } from '../../seoMetadata/alternates';
import { type Entry, listEntries } from './listEntries';

/** Entries per file. The format allows 50,000. */
export const mostEntries = 10_000;

const open = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const lastChange = (changed: string | undefined) =>
  changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;

/** Path of a file, numbered from 1. */
const fileHref = (number: number): string => `/sitemap-${number}.xml`;

const cut = (entries: readonly Entry[]): readonly (readonly Entry[])[] =>
  Array.from({ length: Math.max(1, Math.ceil(entries.length / mostEntries)) }, (_, at) =>
    entries.slice(at * mostEntries, (at + 1) * mostEntries),
  );

/** Prints the sitemap index: a site's files, each with the latest known day of change. */
export const printIndex = (context: SiteContext): string => {
  const origin = originOf(context.env, context.site);
  const files = cut(listEntries(context)).map((entries, at) => {
    const days = entries.flatMap(({ changed }) => changed ?? []).sort();
    return `<sitemap><loc>${origin}${fileHref(at + 1)}</loc>${lastChange(days.at(-1))}</sitemap>`;
  });
  return `${open}<sitemapindex ${namespace}>\n${files.join('\n')}\n</sitemapindex>\n`;
};

/**
 * Prints one file of a site's pages, each with its translations. URLs need no XML escaping, since `buildPath`
 * percent-encodes them.
 *
 * @param number from 1
 * @returns `undefined` after the last file
 */
export const printFile = (context: SiteContext, number: number): string | undefined => {
  const entries = cut(listEntries(context))[number - 1];
  if (!entries) return undefined;
  const origin = originOf(context.env, context.site);
  const translate = createTranslate(context);
  const urls = entries.map(({ path, findAlternate, changed }) => {
    const links = translate(path, findAlternate)
      .map(
        ({ hreflang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
      )
      .join('');
    return `<url><loc>${origin}${path}</loc>${lastChange(changed)}${links}</url>`;
  });
  return `${open}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
};
