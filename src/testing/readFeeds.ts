import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { JSDOM } from 'jsdom';
import type { SiteContext } from '@/views/context';
import { buildFeed } from '@/views/feed/buildFeed';

/** Where the readers of a feed find the site. */
export const feedOrigin = 'https://shop.example';

/** Throws where the text is not XML. */
const parseXml = (text: string) => new JSDOM(text, { contentType: 'text/xml' }).window.document;

/** What somebody reads where HTML is shown. */
const readHtml = (html: string) => JSDOM.fragment(html).textContent ?? '';

/** A site's Atom feed as a reader has it, and its entries as XML and HTML say them. */
export const readAtom = (context: SiteContext) => {
  const text = buildFeed(context, feedOrigin, 'atom');
  return {
    feed: parseAtomFeed(text),
    entries: [...parseXml(text).querySelectorAll('entry')].map((entry) => ({
      title: readHtml(entry.querySelector('title')?.textContent ?? ''),
      summary: readHtml(entry.querySelector('summary')?.textContent ?? ''),
      label: entry.querySelector('category')?.getAttribute('label'),
      content: entry.querySelector('content')?.textContent ?? '',
    })),
  };
};

export const readJson = (context: SiteContext) =>
  parseJsonFeed(JSON.parse(buildFeed(context, feedOrigin, 'json')) as unknown);
