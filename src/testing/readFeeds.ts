import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { JSDOM } from 'jsdom';
import type { SiteContext } from '@/views/context';
import { buildFeed } from '@/views/hostFiles/feed/buildFeed';

/** The site's origin in its feeds. */
export const feedOrigin = 'https://shop.example';

/** Throws if the text is not XML. */
const parseXml = (text: string) => new JSDOM(text, { contentType: 'text/xml' }).window.document;

/** The text of rendered HTML. */
const readHtml = (html: string) => JSDOM.fragment(html).textContent ?? '';

/** A site's Atom feed as a feed reader parses it, and its entries as parsed from the XML and HTML. */
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
