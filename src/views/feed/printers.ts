import type { Feed } from 'feed';
import type { FeedFormat } from './feeds';
import { toHtml } from './toHtml';

interface Printer {
  /** A title or a summary, as the format wants it. */
  readonly toLine: (text: string) => string;
  readonly toLabel: (text: string) => string;
  readonly print: (feed: Feed) => string;
}

/** What XML has no way to write: one such character, and nobody could read the rest. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** What the library leaves to us: it takes the lines of Atom for HTML, and a `<` into attributes as it is. */
export const printers: Readonly<Record<FeedFormat, Printer>> = {
  atom: {
    toLine: (text) => toHtml([text], (href) => href),
    toLabel: (text) => text.replaceAll('<', '‹'),
    print: (feed) => feed.atom1().replaceAll(unwritable, ''),
  },
  json: {
    toLine: (text) => text,
    toLabel: (text) => text,
    print: (feed) => feed.json1(),
  },
};
