import { isLanguage, type Language, languages } from '@/config/sites/site';
import { err, ok, type Result } from '@troupe/basics/result';
import { parseWebAddress } from './parsers';

/** The URLs of the CMS: one for all languages, or one per language. */
export type CmsSites = readonly { readonly lang?: Language; readonly url: string }[];

/** `https://cms.example.com/wp-json`, or one per language: `de=https://…/wp-json,en=https://…/wp-json`. */
export const parseCmsSites = (text: string): Result<CmsSites, string> => {
  if (/^https?:/i.test(text)) {
    const url = parseWebAddress(text);
    return url.ok ? ok([{ url: url.value }]) : url;
  }
  const sites: { lang: Language; url: string }[] = [];
  for (const part of text.split(',')) {
    const [, lang = '', address = ''] = /^\s*([a-z]+)\s*=\s*(\S+)\s*$/.exec(part) ?? [];
    if (address === '') return err('must be a URL, or look like de=https://…,en=https://…');
    if (!isLanguage(lang)) return err(`must name languages out of ${languages.join(', ')}`);
    if (sites.some((site) => site.lang === lang)) return err(`names ${lang} more than once`);
    const url = parseWebAddress(address);
    if (!url.ok) return url;
    sites.push({ lang, url: url.value });
  }
  return ok(sites);
};

/** `user:application password` */
export const parseCredentials = (text: string): Result<string, string> =>
  /^[^:\s]+:\S.*$/.test(text) ? ok(text) : err('must look like user:application password');

/** The key of a record, which is its file name. */
export const parseKey = (text: string): Result<string, string> =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text.length <= 60
    ? ok(text)
    : err('must be a key: lower-case a-z, 0-9 and single hyphens');
