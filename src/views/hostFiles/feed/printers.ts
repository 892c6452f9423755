import type { Feed } from 'feed';
import type { FeedFormat } from './feeds';
import { toHtml } from './toHtml';

interface Printer {
  /** Encodes a title or a summary for the format. */
  readonly toLine: (text: string) => string;
  readonly toLabel: (text: string) => string;
  readonly print: (feed: Feed) => string;
}

/** Characters that XML cannot express: one of them would make the whole document unreadable. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Escaping that the library leaves out: it treats Atom's titles as HTML, and writes `<` into attributes unescaped. */
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
