import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { defaultTreeAdapter, parseFragment, type Token } from 'parse5';

/** For one post. A Markdown text may have 30,000; the rest is for the markup of WordPress. */
const mostCharacters = 200_000;
const mostElements = 5000;

/** Open elements that are not closed: the HTML parser repeats some of them in every new paragraph. */
const mostOpen = 400;
const mostFormatsOpen = 60;

/** The parser compares every attribute of a tag with every other. */
const longestTag = 20_000;

const formats = /^(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/;
const empty =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|p|li|td|tr)$/;

/** @param part the text up to the end of a tag */
const isLongTag = (part: string) => {
  const start = part.search(/<[a-z]/i);
  return start >= 0 && part.length - start > longestTag;
};

/** The limit for parsed elements and attributes together. */
const mostMade = 50_000;

/**
 * The reason why HTML would be slow to parse, or `undefined`. Parsing time is proportional to the length times the
 * number of open elements. This is a cheap first check: tags in comments and attributes can mislead it.
 */
const findExcess = (html: string): string | undefined => {
  if (html.split('>').some(isLongTag)) {
    return 'has a tag that is too long';
  }
  const open = new Map<string, number>();
  let [elements, all, formatting] = [0, 0, 0];
  for (const [, slash, written = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    const name = written.toLowerCase();
    const before = open.get(name) ?? 0;
    if (!slash && ++elements > mostElements)
      return `has more than ${mostElements} elements of HTML`;
    if (empty.test(name) || (slash && before === 0)) continue;
    const step = slash ? -1 : 1;
    open.set(name, before + step);
    all += step;
    if (formats.test(name)) formatting += step;
    if (all > mostOpen || formatting > mostFormatsOpen) return 'has HTML that is nested too deep';
  }
  return undefined;
};

/** A tree adapter that limits the number of elements and attributes that the parser creates. */
const createBounded = (): typeof defaultTreeAdapter => {
  let made = 0;
  const count = (attributes: readonly Token.Attribute[]) => {
    made += 1 + attributes.length;
    if (made > mostMade) throw new Error('has HTML that becomes far more than it is');
  };
  return {
    ...defaultTreeAdapter,
    createElement: (name, namespace, attributes) => {
      count(attributes);
      return defaultTreeAdapter.createElement(name, namespace, attributes);
    },
    adoptAttributes: (recipient, attributes) => {
      // The parser searches all existing attributes each time.
      count(recipient.attrs);
      defaultTreeAdapter.adoptAttributes(recipient, attributes);
    },
  };
};

/**
 * Parses HTML as browsers do.
 *
 * @throws if it is too long or nested too deep to be parsed fast enough
 */
export const parseHtml = (html: string): Root => {
  if (html.length > mostCharacters) {
    throw new Error(`has more than ${mostCharacters} characters of HTML`);
  }
  const excess = findExcess(html);
  if (excess) throw new Error(excess);
  const options = { scriptingEnabled: false, treeAdapter: createBounded() };
  return fromParse5(parseFragment(html, options)) as Root;
};
